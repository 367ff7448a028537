"""Over-ear headphones: two drums on a slim arch. Each cup is the bud's own form grown large: the string across its
face, the scale round its wall over three octaves, and a peg with a ferrule, from which a plain metal rod goes up into
the arch and is drawn out for larger heads, as a tambura is tuned by its pegs.

Two models, placed together by `stand`: the cup, which is meshed once and used twice, and the arch. Millimetres.
"""
import numpy as np
from mathutils import Vector

from arrange import about, at, put
from buds import FACE_AXES, OUTWARD
from fields import (
    circle, common, cut, frame, inlay, parted, point, rectangle, slab, smooth_max, stamp, taper, union,
)
from motifs import scale_band, string
from stage import camera, floor, lamp, light

RADIUS, HALF, EDGE = 38.0, 11.0, 5.0
DISC = RADIUS - EDGE - 1.2
#: Heights above the drum's middle where the peg's body ends, where its ferrule ends and where the arch begins.
PEG_TOP, FERRULE_TOP, ROD_TOP = 45.5, 52.5, 70.0
#: The arch is part of a circle and goes past its half by `PAST` degrees, so that the cups lean inwards.
ARCH, PAST = 75.0, 5.0
ARCH_END = point(ARCH * np.cos(np.radians(PAST)), 0, -ARCH * np.sin(np.radians(PAST)))
ARCH_DOWN = point(-np.sin(np.radians(PAST)), 0, -np.cos(np.radians(PAST)))
#: The cup's middle, seen from the arch's, and the arch's height above the ground.
CUP = ARCH_END + ARCH_DOWN * ROD_TOP
STANDING = 38.2 - float(CUP[2])


def drum():
    """The drum with its dished face and the peg that grows out of its wall."""
    body = slab(circle(RADIUS), HALF, EDGE, axes=FACE_AXES, roundness=2.4)

    def dish(points):
        squared = points[:, 0] ** 2 + points[:, 2] ** 2
        return points @ point(*OUTWARD) - HALF + 1.0 * np.maximum(1 - squared / DISC**2, 0)

    body = union(body, taper((0, 0, 36), (0, 0, 59), 8.6, 5.4), blend=9.0)
    return common(body, dish, blend=0.8)


def cushion_parts():
    """A soft ring with an oval opening, the shadow gap it sits over and the cloth inside."""

    def ring(x, y):
        scaled = np.hypot(x / 18.5, y / 23.5)
        opening = scaled * (scaled - 1) / np.maximum(np.hypot(x / 18.5**2, y / 23.5**2), 1e-6)
        return smooth_max(np.hypot(x, y) - 37.0, -opening, 8.0)

    soft = slab(ring, 9.2, 7.6, at=(0, 21.4, 0), axes=FACE_AXES, roundness=2.2)
    soft = parted(soft, lambda points: points[:, 1] - 16.6, width=0.3, depth=0.5, blend=0.5)
    gap = slab(circle(33.5), 1.5, 0.3, at=(0, 11.8, 0), axes=FACE_AXES)
    cloth = slab(circle(31), 1.0, 0.5, at=(0, 16.6, 0), axes=FACE_AXES)
    return [
        ('cushion', soft, (-40, 11, -40), (40, 33, 40), 0.42, 'silicone'),
        ('gap', gap, (-36, 9, -36), (36, 15, 36), 0.4, 'dark'),
        ('cloth', cloth, (-34, 14, -34), (34, 19, 34), 0.4, 'silicone'),
    ]


def ear_cup(model=None):
    """One cup, its face along -y, its peg upwards. A `plain` one has no metal disc: the string lies in the body."""
    body = drum()
    height = point(0, 0, 1)
    ferrule = common(body, lambda points: points @ height - FERRULE_TOP, blend=1.2)
    ferrule = common(ferrule, lambda points: PEG_TOP + 0.3 - points @ height, blend=0.5)
    ferrule = parted(ferrule, lambda points: points @ height - PEG_TOP - 4.6, width=0.7, depth=0.5, blend=0.3)
    body = common(body, lambda points: points @ height - PEG_TOP, blend=0.5)
    rod = slab(circle(3.0), 14, 0.5, at=(0, 0, ROD_TOP - 12), axes=frame(height))

    band = scale_band(RADIUS, 4.4, FACE_AXES, octaves=3, short=3.4, tall=6.2, width=0.62)
    # The string ends left and right of the peg's foot.
    scale = cut(band, lambda points: np.maximum(np.abs(points[:, 0]) - 13.5, -points[:, 2]))
    body, ring = inlay(body, scale, gap=0.05, recess=0.03, depth=0.8, blend=0.1)
    disc = stamp(circle(DISC), (0, 0, 0), FACE_AXES)
    signs = common(stamp(string(DISC, 1.3), (0, 0, 0), FACE_AXES), disc)
    parts = []
    if model == 'plain':
        # A fine joint where the metal disc would end.
        body = parted(body, lambda points: np.hypot(points[:, 0], points[:, 2]) - DISC, width=0.45, blend=0.25)
        body, line = inlay(body, signs, gap=0.05, recess=0.04, depth=0.8, blend=0.1)
        parts.append(('string', line, (-35, -12, -3), (35, -8, 3), 0.14, 'accent'))
    else:
        body, plate = inlay(body, disc, gap=0.12, recess=0.05, depth=1.0, blend=0.25)
        plate, line = inlay(plate, signs, gap=0.06, recess=0.08, depth=0.6, blend=0.1)
        parts.append(('plate', plate, (-35, -12, -35), (35, -8, 35), 0.2, 'brushed'))
        parts.append(('string', line, (-35, -12, -3), (35, -8, 3), 0.14, 'body'))
    for number, side in enumerate((-1, 1)):
        hole = stamp(rectangle(2.6, 0.6, 0.6), (0, 4.9, 0), frame((side * 0.94, 0, -0.34), up=OUTWARD))
        body, dark = inlay(body, hole, gap=0.05, recess=0.4, depth=1.2, blend=0.15)
        low, high = sorted((side * 30, side * 39))
        parts.append((f'microphone {number}', dark, (low, 2, -20), (high, 8, -6), 0.14, 'dark'))
    return dict(parts=[
        *parts,
        *cushion_parts(),
        ('shell', body, (-40, -13, -40), (40, 13, 50), 0.23, 'body'),
        ('scale', ring, (-40, -7, -40), (40, 5, 40), 0.16, 'accent'),
        ('ferrule', ferrule, (-9, -9, 43), (9, 9, 55), 0.15, 'accent'),
        ('rod', rod, (-4, -4, 40), (4, 4, 75), 0.18, 'accent'),
    ])


def bent(field):
    """A field that is drawn straight (along the arch, across it, outwards from it) and bent round the arch."""

    def result(points):
        along = ARCH * np.arctan2(points[:, 0], points[:, 2])
        return field(np.stack([along, points[:, 1], np.hypot(points[:, 0], points[:, 2]) - ARCH], 1))

    return result


def twice(field):
    """The field of the right half, on both halves."""
    return lambda points: field(np.abs(points) * point(1, 0, 0) + points * point(0, 1, 1))


def arch(model=None):
    """The arch: flat over the head, round where the rods go in, the string along its back, a pad under its crown."""

    def section(points):
        to_end = np.clip((np.abs(points[:, 0]) - 48) / 68, 0, 1)
        to_end = to_end * to_end * (3 - 2 * to_end)
        half_width, half_height = 10.0 - 5.7 * to_end, 2.5 + 1.8 * to_end
        return rectangle(half_width, half_height, half_height - 0.05)(points[:, 1], points[:, 2])

    end = twice(lambda points: (points - ARCH_END) @ ARCH_DOWN)
    band = common(bent(section), end, blend=0.6)
    line = bent(lambda points: np.maximum(np.abs(points[:, 1]) - 0.5, -points[:, 2]))
    band, line = inlay(band, line, gap=0.05, recess=0.03, depth=0.7, blend=0.1)
    padding = slab(rectangle(76, 8.6, 8.4), 3.9, 3.5, at=(0, 0, -5.9), roundness=2.2)

    def sunk(points):
        """The pad, drawn into the arch towards its ends."""
        to_end = np.clip((np.abs(points[:, 0]) - 20) / 56, 0, 1)
        return padding(points - (to_end * to_end * (3 - 2 * to_end) * 4.2)[:, None] * point(0, 0, 1))

    collar = slab(circle(4.6), 2.6, 0.7, at=ARCH_END + ARCH_DOWN * 2.75, axes=frame(ARCH_DOWN))
    collar = parted(collar, lambda points: (points - ARCH_END) @ ARCH_DOWN - 3.6, width=0.6, depth=0.45, blend=0.3)
    return dict(parts=[
        ('band', band, (-82, -11, -12), (82, 11, 80), 0.28, 'body'),
        ('string', line, (-82, -2, -12), (82, 2, 80), 0.18, 'accent'),
        ('pad', bent(sunk), (-74, -10, 20), (74, 10, 76), 0.36, 'silicone'),
        ('collar', twice(collar), (-82, -8, -18), (82, 8, -2), 0.16, 'accent'),
    ])


MODELS = {'ear cup': ear_cup, 'arch': arch}


def stand(mark, finish, cache, fineness, turn, swivel=(0, 0)):
    """Stands the headphones on the ground, turned by `turn` degrees; `swivel` turns the cups on their rods.

    Returns where the right and the left cup are.
    """
    place = at(0, 0, STANDING) @ about('Z', turn)
    put('arch', mark, finish, place, cache, fineness)
    cups = []
    for side, extra in zip((1, -1), swivel):
        cup = at(side * float(CUP[0]), 0, float(CUP[2])) @ about('Y', side * PAST) @ about('Z', side * 90 + extra)
        cups.append(place @ cup)
        put('ear cup', mark, finish, cups[-1], cache, fineness)
    return cups


def glint(cup, seen_from, mark, cache):
    """A small lamp above the spot that the face mirrors into the camera: turned metal then shines in two fans, as a
    cymbal does. Exactly in that spot it would light the whole disc alike. A plain face needs little of it."""
    middle, outward = cup.translation, (cup.to_3x3() @ Vector(OUTWARD)).normalized()
    to_camera = (Vector(seen_from) - middle).normalized()
    away = (2 * outward.dot(to_camera) * outward - to_camera + Vector((0, 0, 0.5))).normalized()
    lamp('glint', middle + away * 60, middle, (8, 8), 5 if mark == 'plain' else 32, cache, 0.8)


def front(family, mark, finish, cache, fineness):
    """Standing, from the front right: one cup's face, the other's cushion."""
    light(2.9, cache, fill=0.9, front=1.1)
    floor()
    _, cup = stand(mark, finish, cache, fineness, 38, (-10, 8))
    glint(cup, (0, -110, 26), mark, cache)
    camera((0, -110, 26), (0, 0, 9.3), 175)


def side(family, mark, finish, cache, fineness):
    """One cup's face, the arch above it nearly in profile."""
    light(2.9, cache, fill=0.9, front=1.1)
    floor()
    _, cup = stand(mark, finish, cache, fineness, 66, (-6, 10))
    glint(cup, (0, -110, 18), mark, cache)
    camera((0, -110, 18), (0, 0, 9.5), 180)


def near(family, mark, finish, cache, fineness):
    """The upper part of a cup: face, scale, peg and rod."""
    light(2.2, cache)
    floor()
    cup, _ = stand(mark, finish, cache, fineness * 0.8, -36, (4, 6))
    glint(cup, (18, -60, 22), mark, cache)
    camera((18, -60, 22), (5.2, -4, 6.2), 235, 1.4, (5.5, -5, 6))


SHOTS_OVER_EAR = {'front': front, 'side': side, 'near': near}
