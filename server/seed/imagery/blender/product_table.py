"""Which product is made of which family of models, in which colours, and which pictures it has.

Names and colours are the catalogue's; a picture is called `<product>-<colour>-<view>`.
"""

ALL_FOUR = ('pair', 'open', 'near', 'closed')
#: Taken in the first colour only: the hero of the home page.
FIRST_COLOUR_ONLY = ('hanging',)

#: product: (family, the mark on its face, colours, views).
PRODUCTS = {
    'tivra': ('peg', 'tivra', ('silver', 'black', 'white', 'gold'), (*ALL_FOUR, 'hanging')),
    'shuddha': ('peg', None, ('green', 'black', 'white', 'pink'), (*ALL_FOUR, 'hanging')),
    'komal': ('peg', 'komal', ('blue', 'black', 'white'), (*ALL_FOUR, 'hanging')),
    'meend': ('peg', None, ('white', 'black', 'blue'), ALL_FOUR),
    'bindu': ('small', None, ('white', 'black', 'pink'), ALL_FOUR),
    'bindu-lite': ('small', None, ('black', 'white'), ALL_FOUR),
    'matra': ('small', None, ('graphite', 'blue', 'white'), ALL_FOUR),
    'gamak-sport': ('hook', None, ('black', 'blue'), ALL_FOUR),
    'gamak-pro': ('hook', None, ('black', 'green'), ALL_FOUR),
    'taan-run': ('hook', None, ('black', 'blue', 'pink'), ALL_FOUR),
    'dhrupad': ('over-ear', None, ('gold', 'black', 'silver'), ('front', 'side', 'near')),
    'khayal': ('over-ear', 'plain', ('black', 'blue', 'white'), ('front', 'side', 'near')),
    'laya': ('neckband', None, ('black', 'blue'), ('front', 'pair', 'near')),
    'laya-quiet': ('neckband', None, ('graphite', 'green'), ('front', 'pair', 'near')),
    'silicone-tips': ('tip', None, ('black', 'white'), ('set', 'tip')),
    'foam-tips': ('foam', None, ('graphite', 'pink'), ('set', 'tip')),
    'charging-case': ('peg', None, ('white', 'black'), ('closed', 'empty')),
    'case-cover': ('cover', None, ('green', 'pink', 'blue', 'graphite'), ('covered', 'loop')),
    'carry-pouch': ('pouch', None, ('black', 'green', 'blue'), ('pouch', 'zip')),
    'usb-c-cable': ('cable', None, ('white', 'black'), ('coil', 'plugs')),
    'usb-c-cable-long': ('braided cable', None, ('graphite', 'white'), ('coil', 'plugs')),
    'charger-20w': ('charger', None, ('white', 'black'), ('socket', 'pins')),
    'cleaning-kit': ('pen', None, ('white',), ('kit', 'brush')),
}


def pictures():
    """Every picture as (name, family, mark, colour, view)."""
    for product, (family, mark, colours, views) in PRODUCTS.items():
        for colour in colours:
            for view in views:
                if view in FIRST_COLOUR_ONLY and colour != colours[0]:
                    continue
                yield f'{product}-{colour}-{view}', family, mark, colour, view
