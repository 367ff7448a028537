import { phrases } from './phrases.ts'
import type { ChatElsewhere } from './types.ts'
import { t } from '../../../texts/t.ts'

const product = (slug: string, label: string, names: string): ChatElsewhere => ({
  topic: `product:${slug}`,
  link: { label, href: `/product/${slug}` },
  names: phrases(names),
})

const listing = (id: string, label: string, href: string, names: string): ChatElsewhere => ({
  topic: `listing:${id}`,
  link: { label, href },
  names: phrases(names),
})

const wide = (entry: ChatElsewhere): ChatElsewhere => ({ ...entry, isWide: true })

/** The shop's other products and its listings, the narrower before the wider. A test holds them to the catalogue. */
export const elsewhere = (): readonly ChatElsewhere[] => [
  product('gamak-pro', 'Gamak Pro', 'gamak pro, gamakpro'),
  product('gamak-sport', 'Gamak Sport', 'gamak sport, gamaksport, gamak'),
  product('taan-run', 'Taan Run', 'taan run, tan run, taanrun, taan'),
  product('meend', 'Meend', 'meend, mind earbud, meand, mend'),
  product('matra', 'Matra', 'matra, maatra'),
  product('bindu-lite', 'Bindu Lite', 'bindu lite, bindulite, binduli'),
  product('bindu', 'Bindu', 'bindu'),
  product('laya-quiet', 'Laya Quiet', 'laya quiet, layya quiet, layaquiet'),
  product('laya', 'Laya', 'laya, layya'),
  product('dhrupad', 'Dhrupad', 'dhrupad, drupad'),
  product('khayal', 'Khayal', 'khayal, khyal'),
  product('foam-tips', t('Memory foam tips'), 'memory foam, foam tip, foam eartip'),
  product(
    'silicone-tips',
    t('Silicone tips'),
    'silicone tip, silicon tip, silicone eartip, silicon eartip, rubber tip, extra eartip, extra tip, replacement tip, replacement eartip',
  ),
  product('case-cover', t('Case cover'), 'case cover, cover'),
  product(
    'charging-case',
    t('Charging case'),
    'charging case, only case, new case, spare case, replacement case, lost case, lost my case',
  ),
  product('carry-pouch', t('Carry pouch'), 'carry pouch, pouch'),
  product('usb-c-cable-long', t('Braided USB-C cable, 2 m'), 'braided cable, long cable, 2 metre cable'),
  product('usb-c-cable', t('USB-C cable'), 'cable, charging wire, charging cable'),
  product('charger-20w', t('Charger, 20 W'), 'charger price, buy charger, adapter, adaptor, 20w, 20 w'),
  product('cleaning-kit', t('Cleaning kit'), 'cleaning kit'),
  listing('neckbands', t('Neckbands'), '/shop/category/neckbands', 'neckband'),
  listing('over-ear', t('Over-ear headphones'), '/shop/category/over-ear', 'headphone, over ear, on ear'),
  listing(
    'best-sellers',
    t('Best sellers'),
    '/best-sellers',
    'best seller, best selling, bestseller, most popular, popular, trending, most sold, selling most',
  ),
  listing(
    'new-arrivals',
    t('New arrivals'),
    '/new-arrivals',
    'new arrival, new launch, latest, newest, new product, new model, naya, just launched, new earbud',
  ),
  wide(listing('budget', t('Budget'), '/shop/category/budget', 'budget')),
  wide(listing('premium', t('Premium'), '/shop/category/premium', 'premium')),
  wide(listing('best-tws', t('Best TWS'), '/shop/category/best-tws', 'true wireless')),
  wide(
    listing(
      'shop',
      t('All earbuds'),
      '/shop',
      'earbud, product, item, you sell, kya get, kya kya, catalogue, collection',
    ),
  ),
]
