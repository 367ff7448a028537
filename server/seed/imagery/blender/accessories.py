"""What is sold beside earbuds: tips, the cover of a case, a pouch, plugs of cables, a charger, the cleaning pen.

As in the other models, parts are `(name, field, low corner, high corner, grid step, material)` in millimetres.
"""
import numpy as np

from buds import ear_tip
from cases import BAND_AXES, EVERYDAY, PARTING
from fields import (
    below, circle, common, cut, either, engraved, frame, grown, inlay, moved, parted, rectangle, slab, stamp, taper, tube,
    union,
)
from motifs import scale_band

UPRIGHT = np.eye(3, dtype=np.float32)
ALONG_X = frame((1, 0, 0))
FRONT = frame((0, -1, 0))


def silicone_tip(size):
    return dict(parts=[ear_tip((0, 0, 0.62), (0, 0, 1), size)])


def foam_tip(size):
    """A foam plug on a plastic core: straight flanks, a soft front edge, an open middle."""
    radius, height = 6.0 * size, 7.4 * size
    body = slab(circle(radius), height / 2, 2.3 * size, at=(0, 0, height / 2), roundness=2.3)
    body = cut(body, slab(circle(2.7), height, 0.2, at=(0, 0, height / 2)), 0.7)
    core = cut(slab(circle(2.7), height / 2 - 0.8, 0.2, at=(0, 0, height / 2 - 0.6)), slab(circle(2.0), height, 0.1), 0.15)
    reach = radius + 1
    return dict(parts=[
        ('foam', body, (-reach, -reach, -1), (reach, reach, height + 1), 0.11, 'foam'),
        ('core', core, (-4, -4, -1), (4, 4, height + 1), 0.07, 'dark'),
    ])


def cover(_mark=None):
    """Silicone over the round case: the lid's face and the lamp stay in sight, a loop at the side takes a lanyard."""
    body, radius = EVERYDAY.outer(), EVERYDAY.radius
    skin = cut(grown(body, 1.3), grown(body, 0.04))
    window = slab(circle(radius - 7.2), 6, 0.3, at=(0, 0, EVERYDAY.half_height))
    lamp = slab(rectangle(2.2, 2.6, 1.4), 4, 0.3, at=(0, -radius, PARTING - 5.3), axes=FRONT)
    skin = cut(cut(skin, window, 0.7), lamp, 0.7)
    gap = lambda points: np.abs(points[:, 2] - PARTING) - 0.35
    skin = engraved(cut(skin, gap, 0.5), scale_band(radius + 1.3, PARTING - 1.9, BAND_AXES, 3, 1.5, 2.7, 0.5), 0.35, 0.12)
    ring = np.array([(radius + 3.4 + 3.2 * np.cos(t), 0, PARTING - 8 + 3.2 * np.sin(t)) for t in np.linspace(0, 2 * np.pi, 25)])
    loop = tube(ring, np.full(25, 1.05))
    skin = union(skin, common(loop, lambda points: 0.2 - body(points)), blend=1.0)
    reach = radius + 3
    return dict(parts=[('cover', skin, (-reach, -reach, -16), (reach + 6, reach, 16), 0.16, 'silicone')])


POUCH_RADIUS, POUCH_HALF = 55, 24


def pouch(_mark=None):
    """A round hard shell of woven cloth with a zip all round and a pull tab of metal and cord."""
    body = slab(circle(POUCH_RADIUS), POUCH_HALF, 15, roundness=2.4)
    shell, tape = inlay(body, lambda points: np.abs(points[:, 2]) - 3.2, gap=0.15, recess=0.5, depth=1.6, blend=0.6)
    badge = stamp(either(rectangle(33, 0.8, 0.1), moved(rectangle(0.8, 4, 0.1), 0, -4)), (0, 0, POUCH_HALF - 2), UPRIGHT)
    shell, string = inlay(shell, badge, gap=0.08, recess=0.05, depth=0.7, blend=0.15)

    def teeth(points):
        turn = np.arctan2(points[:, 1], points[:, 0])
        along = np.abs((turn * POUCH_RADIUS / 1.5) % 1 - 0.5) * 1.5
        high = np.abs(np.abs(points[:, 2]) - 0.05) - 1.15
        return np.maximum(np.maximum(np.abs(body(points) + 0.15) - 0.55, high), along - 0.42)

    turn = np.radians(-72)
    out = np.array((np.cos(turn), np.sin(turn), 0))
    at = out * (POUCH_RADIUS + 0.6)
    slider = slab(rectangle(2.6, 2.4, 0.9), 1.3, 0.6, at=at, axes=frame(out))
    ring = tube(np.array([at + out * 1.4 + (0, 0, -2.4) + 1.9 * (np.sin(t) * out * 0.55 + np.cos(t) * np.array((0, 0, 1)))
                          for t in np.linspace(0, 2 * np.pi, 19)]), np.full(19, 0.42))
    hang = at + out * 2.0
    tab = slab(rectangle(2.3, 7.4, 2.2), 0.8, 0.5, at=hang + (0, 0, -11.5), axes=frame(out))
    tab = engraved(tab, stamp(rectangle(0.28, 4.6, 0.1), hang + (0, 0, -11.5), frame(out)), 0.3)
    tab = cut(tab, slab(circle(0.8), 4, 0.1, at=hang + (0, 0, -5.6), axes=frame(out)), 0.2)
    reach = POUCH_RADIUS + 2
    low, high = hang - (6, 6, 21), hang + (6, 6, 5)
    return dict(parts=[
        ('shell', shell, (-reach, -reach, -26), (reach, reach, 26), 0.26, 'cloth'),
        ('string', string, (-36, -8, 20), (36, 4, 26), 0.16, 'accent'),
        ('tape', tape, (-reach, -reach, -5), (reach, reach, 5), 0.24, 'tape'),
        ('teeth', teeth, (-reach, -reach, -2), (reach, reach, 2), 0.15, 'accent'),
        ('slider', union(slider, ring, blend=0.3), low, high, 0.1, 'accent'),
        ('tab', tab, low, high, 0.1, 'silicone'),
    ])


def plug(_mark=None):
    """A USB-C plug that points along +x; the cable leaves at -x. The string goes round its boot."""
    hollow = slab(rectangle(3.75, 0.85, 0.85), 4, 0.05, at=(5, 0, 0), axes=PLUG_AXES)
    shell = cut(slab(rectangle(4.15, 1.25, 1.25), 3.4, 0.18, at=(3.4, 0, 0), axes=PLUG_AXES), hollow, 0.1)
    boot = slab(rectangle(5.4, 3.0, 2.9), 8.5, 0.9, at=(-8.5, 0, 0), axes=PLUG_AXES)
    boot = union(boot, taper((-16, 0, 0), (-26, 0, 0), 2.7, 2.05), blend=1.6)
    boot, ring = inlay(boot, lambda points: np.abs(points[:, 0] + 3.2) - 0.3, gap=0.02, recess=0.02, depth=0.4, blend=0.06)
    ribs = lambda points: np.where(points[:, 0] < -17.5, np.abs((points[:, 0] / 1.5) % 1 - 0.5) * 1.5 - 0.3, 9)
    boot = engraved(boot, ribs, 0.35, 0.25)
    tongue = slab(rectangle(3.1, 0.35, 0.3), 2.4, 0.1, at=(3, 0, 0), axes=PLUG_AXES)
    return dict(parts=[
        ('shell', shell, (-1, -6, -3), (8, 6, 3), 0.07, 'chrome'),
        ('boot', boot, (-29, -7, -5), (1, 7, 5), 0.1, 'body'),
        ('ring', ring, (-5, -7, -5), (-1, 7, 5), 0.06, 'accent'),
        ('tongue', tongue, (0, -4, -1), (7, 4, 1), 0.08, 'dark'),
    ])


#: Columns: the plug's width along y, its height along z, its length along x.
PLUG_AXES = np.array([[0, 0, 1], [1, 0, 0], [0, 1, 0]], np.float32)
CHARGER_RADIUS, CHARGER_HALF = 22, 17


def charger(_mark=None):
    """A drum with the socket in its face and two round pins behind, as Indian sockets take. Face along -y."""
    body = slab(circle(CHARGER_RADIUS), CHARGER_HALF, 3.6, axes=FRONT, roundness=2.5)
    body, ring = inlay(body, scale_band(CHARGER_RADIUS, CHARGER_HALF - 7, FRONT, 2, 1.7, 3.0, 0.4), 0.03, 0.02, 0.5, 0.08)
    body = parted(body, lambda points: points[:, 1] - 9.5, width=0.22)
    signs = stamp(either(moved(rectangle(14, 0.3, 0.1), 0, 3.2), moved(rectangle(0.3, 1.6, 0.2), 0, -6.5)), (0, 0, 0), FRONT)
    body, string = inlay(body, signs, 0.03, 0.02, 0.5, 0.08)
    socket = slab(rectangle(4.5, 1.6, 1.6), 7, 0.1, at=(0, -CHARGER_HALF, -1.2), axes=FRONT)
    rim = common(slab(rectangle(4.95, 2.05, 2.05), 6, 0.2, at=(0, -CHARGER_HALF + 5.9, -1.2), axes=FRONT), grown(body, 0.4))
    rim = cut(rim, socket, 0.15)
    body = cut(body, slab(rectangle(4.95, 2.05, 2.05), 6, 0.1, at=(0, -CHARGER_HALF, -1.2), axes=FRONT), 0.25)
    tongue = slab(rectangle(3.3, 0.36, 0.2), 4, 0.1, at=(0, -CHARGER_HALF + 4.6, -1.2), axes=FRONT)
    raised = slab(rectangle(15, 7, 6.9), 2, 0.8, at=(0, CHARGER_HALF, 0), axes=FRONT)
    pins = union(*[taper((x, CHARGER_HALF, 0), (x, CHARGER_HALF + 19, 0), 2.4, 2.4) for x in (-9.5, 9.5)])
    sleeves = common(grown(pins, 0.25), below((0, 1, 0), CHARGER_HALF + 10))
    reach = CHARGER_RADIUS + 1
    box = ((-reach, -19, -reach), (reach, 21, reach))
    return dict(parts=[
        ('body', union(body, raised, blend=0.6), *box, 0.15, 'body'),
        ('ring', ring, *box, 0.1, 'accent'),
        ('string', string, (-16, -19, -9), (16, -15, 6), 0.09, 'accent'),
        ('rim', rim, (-6, -19, -4), (6, -4, 2), 0.08, 'chrome'),
        ('tongue', tongue, (-5, -19, -3), (5, -7, 1), 0.08, 'dark'),
        ('sleeves', sleeves, (-13, 16, -4), (13, 29, 4), 0.12, 'dark'),
        ('pins', pins, (-13, 16, -4), (13, 40, 4), 0.12, 'chrome'),
    ])


PEN_RADIUS, PEN_LENGTH = 4.6, 96


def pen(_mark=None):
    """The cleaning pen along x: a brush at its right end (bristles are laid by the shot), a pick at its left."""
    barrel = slab(circle(PEN_RADIUS), PEN_LENGTH / 2 - 9, 1.2, axes=ALONG_X)
    barrel, ring = inlay(barrel, scale_band(PEN_RADIUS, 20, ALONG_X, 1, 2.2, 4.2, 0.34), 0.02, 0.02, 0.4, 0.06)
    collar = union(*[taper((side * 38, 0, 0), (side * 46, 0, 0), 4.3, 3.4) for side in (-1, 1)])
    collar = common(collar, lambda points: np.abs(points[:, 0]) - 46.5, blend=0.5)
    collar = parted(collar, lambda points: np.abs(points[:, 0]) - 41, width=0.4, depth=0.3)
    needle = taper((-46, 0, 0), (-57, 0, 0), 1.25, 0.55)
    return dict(parts=[
        ('barrel', barrel, (-42, -6, -6), (42, 6, 6), 0.11, 'body'),
        ('ring', ring, (10, -6, -6), (24, 6, 6), 0.07, 'accent'),
        ('collar', collar, (-48, -6, -6), (48, 6, 6), 0.1, 'accent'),
        ('pick', needle, (-60, -3, -3), (-43, 3, 3), 0.08, 'chrome'),
    ])


CLOTH_HALF = 37.5


def cloth(_mark=None):
    """The cloth, folded twice: four soft layers whose edges do not quite meet, with a sewn string along one side."""

    def layer(height, shift, turn, wave):
        c, s = np.cos(turn), np.sin(turn)

        def field(points):
            x, y = points[:, 0] * c - points[:, 1] * s - shift[0], points[:, 0] * s + points[:, 1] * c - shift[1]
            lift = 0.35 * np.sin(x / 13 + wave) * np.cos(y / 17 - wave)
            q = np.stack([np.abs(x) - CLOTH_HALF + 5, np.abs(y) - CLOTH_HALF + 5], 1)
            edge = np.hypot(np.maximum(q[:, 0], 0), np.maximum(q[:, 1], 0)) + np.minimum(q.max(1), 0) - 5
            outside = np.maximum(edge + 0.8, 0)
            return np.hypot(outside, np.abs(points[:, 2] - height - lift)) - 0.8

        return field

    folds = [layer(0.9 + 1.75 * i, (0.5 * (-1) ** i, 0.4 * i), 0.012 * (-1) ** i, i) for i in range(4)]
    body = union(*folds, blend=0.15)
    # Along the left side the layers are one: the fold.
    roll = taper((-CLOTH_HALF, -32, 3.5), (-CLOTH_HALF, 32, 3.5), 3.3, 3.3)
    hem = stamp(moved(rectangle(0.5, 34, 0.1), 30, 0), (0, 0, 4), UPRIGHT)
    body, string = inlay(union(body, roll, blend=1.2), hem, gap=0.05, recess=-0.15, depth=0.5, blend=0.2)
    reach = CLOTH_HALF + 5
    return dict(parts=[
        ('cloth', body, (-reach, -reach, -1), (reach, reach, 9), 0.24, 'microfibre'),
        ('string', string, (26, -reach, 4), (34, reach, 9), 0.14, 'thread'),
    ])


#: Sizes of tips against the middle one.
TIP_SCALES = {'S': 0.86, 'M': 1.0, 'L': 1.14}
MODELS = {
    'cover': cover, 'pouch': pouch, 'plug': plug, 'charger': charger, 'pen': pen, 'cloth': cloth,
    **{f'tip {size}': lambda _mark, scale=scale: silicone_tip(scale) for size, scale in TIP_SCALES.items()},
    **{f'foam {size}': lambda _mark, scale=scale: foam_tip(scale) for size, scale in TIP_SCALES.items()},
}
