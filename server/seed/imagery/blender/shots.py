"""The pictures that can be taken: each function sets light, things and camera. Camera in Blender units of 10 mm."""
from accessory_shots import ACCESSORY_SHOTS
from arrange import MODELS, about, at, open_case, put
from cases import EVERYDAY, SPORT
from neckband import MODELS as NECKBAND, SHOTS_NECKBAND
from over_ear import MODELS as OVER_EAR, SHOTS_OVER_EAR
from stage import camera, floor, light


#: Millimetres from a bud's middle to the ground it stands on.
STANDING = {'peg': 16.9, 'small': 8.7, 'hook': 14.4}


def pair(family, mark, finish, cache, fineness):
    """Two buds, one showing its face, the other its tip."""
    light(0.8, cache)
    floor()
    kind, height = f'{family} bud', STANDING[family]
    if family == 'hook':
        put(kind, mark, finish, at(-19, 2, height) @ about('Z', 12), cache, fineness, mirrored=True)
        put(kind, mark, finish, at(15, -4, height) @ about('Z', -48), cache, fineness)
        camera((-1, -30, 6), (-0.2, 0, 1.75), 118, 16, (-1, -0.6, 1.5))
        return
    put(kind, mark, finish, at(-13.5, 2, height) @ about('Z', 14) @ about('Y', 4), cache, fineness, mirrored=True)
    put(kind, mark, finish, at(12.5, -3, height) @ about('Z', 112), cache, fineness)
    across, lens = (-0.3, 188) if family == 'small' else (-0.05, 180)
    camera((-1, -27, 6), (across, 0, height * 0.08), lens, 16, (-1, -0.6, height * 0.1))


def near(family, mark, finish, cache, fineness):
    """One bud's face filling the frame."""
    light(0.8, cache)
    floor()
    put(f'{family} bud', mark, finish, at(0, 0, STANDING[family]) @ about('Z', -28), cache, fineness * 0.7)
    middle = STANDING[family] * 0.084
    # A peg needs the ground it stands on, or its shadow would end with the picture.
    target, lens = ((0.1, 0, middle - 0.15), 208) if family == 'peg' else ((0.25, 0, middle), 235)
    camera((0.6, -18, middle + 3), target, lens, 8, (0, -0.5, middle + 0.28))


def lying(family):
    """The case of a family and how much farther away it is seen from than the everyday one."""
    drum = SPORT if family == 'hook' else EVERYDAY
    return drum, drum.radius / EVERYDAY.radius


def open_(family, mark, finish, cache, fineness):
    """The case open, both buds in it."""
    drum, far = lying(family)
    light(1.1 * far, cache)
    floor()
    place = at(0, 0, drum.half_height) @ about('Z', -14)
    open_case(f'{family} case', f'{family} bud', mark, finish, place, cache, 98, fineness)
    camera((0, -31 * far, 16 * far), (0.2, 1.2 * far, 2.75 * far), 126, 14, (0, -1, 2))


def closed(family, mark, finish, cache, fineness):
    """The case closed, its lid's signs seen from above."""
    drum, far = lying(family)
    light(1.1 * far, cache)
    floor()
    put(f'{family} case', mark, finish, at(0, 0, drum.half_height) @ about('Z', -18), cache, fineness)
    camera((0, -29 * far, 18 * far), (0, 0, 1.05), 195, 16, (0, -2, 2))


def hanging(family, mark, finish, cache, fineness):
    """One bud in the air, its tip to the right. The line it hangs from meets the middle of the picture's upper edge."""
    # No ground throws light back here.
    light(0.7, cache, key=4.6, top=2.8, rim=1.2, fill=1.8, front=2.6)
    put(f'{family} bud', mark, finish, about('Z', -30), cache, fineness * 0.8)
    camera((0, -27, -0.2), (0, 0, -0.9), 265, 22, (0, -0.6, 0))


SHOTS = {'pair': pair, 'near': near, 'open': open_, 'closed': closed, 'hanging': hanging, **ACCESSORY_SHOTS}
FAMILY_SHOTS = {'over-ear': SHOTS_OVER_EAR, 'neckband': SHOTS_NECKBAND}
MODELS.update(OVER_EAR | NECKBAND)


def shot(family, view):
    return FAMILY_SHOTS.get(family, SHOTS)[view]
