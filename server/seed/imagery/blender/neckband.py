"""The neckband: a soft collar drawn as part of a circle, a battery pod at each end and two small drums on thin cables.

The signs of the family: the string along each pod with one octave of the scale hanging from it, a ferrule where the
collar enters, and buds that are the shop's bud made small, whose peg lets the cable out. Two models, placed together by
`lay`: the collar with pods and cables, and the bud, which is meshed once and used twice. Millimetres.
"""
import numpy as np

from arrange import about, as_matrix, at, put
from buds import DRUM_RADIUS, FACE_AXES, INTO_EAR, drum, ear_tip
from fields import (
    circle, common, curve, either, frame, inlay, mirrored, moved, parted, placed, point, rectangle, slab, stamp, taper,
    tube, turn_x, turn_z, union, unit,
)
from motifs import OCTAVE_CENTS, SHRUTI_CENTS, SVARA_CENTS, face, scale_band
from stage import camera, floor, lamp, light

#: The collar's circle, how far it goes past its half (degrees) and its tube.
COLLAR, PAST, TUBE = 65.0, 20.0, 2.4
END = point(COLLAR * np.cos(np.radians(PAST)), -COLLAR * np.sin(np.radians(PAST)), 0)
FORWARD = point(-np.sin(np.radians(PAST)), -np.cos(np.radians(PAST)), 0)
#: The pod's half length, width and height; its frame (x outwards, y towards the collar, z up) and its middle.
POD = (19.0, 5.6, 4.5)
POD_AXES = np.stack([np.cross(-FORWARD, (0, 0, 1)), -FORWARD, point(0, 0, 1)], 1).astype(np.float32)
POD_AT = END + FORWARD * (POD[0] + 4.2) + point(0, 0, POD[2])
CABLE = 0.8
#: The bud is this much smaller than the everyday one; how it lies, and where: (at, turn), 1 being the right one.
SMALL = 6.4 / DRUM_RADIUS
BUD_HEIGHT, BUD_LEAN = 8.75, -46
SEATS = {
    1: (point(8.6, -48, BUD_HEIGHT), turn_z(-28) @ turn_x(BUD_LEAN)),
    -1: (point(-8.8, -49, BUD_HEIGHT), turn_z(-18) @ turn_x(BUD_LEAN)),
}
PEG_END = point(-1.0, 0.4, -10.6)


def small(field):
    """A field of the everyday bud, made small."""
    return lambda points: field(points / SMALL) * SMALL


def neck_bud(model=None):
    """The bud: face along -y, a short peg with a ferrule downwards, through which the cable comes."""
    axis = unit(PEG_END - point(-0.4, 0.2, -4))
    body = union(small(drum()), taper((-0.4, 0.2, -4), PEG_END + axis * 3, 2.5, 1.5), blend=2.0)
    height = float(PEG_END @ axis)
    ferrule = common(body, lambda points: points @ axis - height, blend=0.4)
    ferrule = common(ferrule, lambda points: height - 1.9 - points @ axis, blend=0.15)
    body = common(body, lambda points: points @ axis - height + 2.0, blend=0.15)
    body = common(body, lambda points: points @ INTO_EAR - 9.2, blend=0.4)
    disc_radius = 5.2
    disc = stamp(circle(disc_radius), (0, 0, 0), FACE_AXES)
    signs = stamp(face(disc_radius, model, 0.36), (0, 0, 0), FACE_AXES)
    body, ring = inlay(body, scale_band(6.4, 0.95, FACE_AXES, short=0.85, tall=1.5, width=0.24), 0.02, 0.02, 0.3, 0.04)
    body, plate = inlay(body, disc, gap=0.05, recess=0.02, depth=0.5, blend=0.08)
    plate, line = inlay(plate, signs, gap=0.02, recess=0.02, depth=0.25, blend=0.04)
    speaker = slab(circle(1.8), 0.25, 0.1, at=INTO_EAR * 9.3, axes=frame(INTO_EAR))
    return dict(parts=[
        ('shell', body, (-8, -4, -12), (12, 12, 9), 0.07, 'body'),
        ('plate', plate, (-6, -4, -6), (6, -1, 6), 0.06, 'body'),
        ('signs', line, (-6, -4, -6), (6, -1, 6), 0.045, 'accent'),
        ('ring', ring, (-8, -3, -8), (8, 2, 8), 0.045, 'accent'),
        ('ferrule', ferrule, (-5, -4, -13), (3, 4, -6), 0.05, 'accent'),
        ('speaker', speaker, INTO_EAR * 9.3 - 3, INTO_EAR * 9.3 + 3, 0.08, 'dark'),
        ear_tip(INTO_EAR * 6.4, INTO_EAR, 0.82),
    ])


def collar():
    """A tube round part of a circle; the back is lifted off the table, as the nape's curve makes it."""

    def arc(points):
        rise = np.clip((points[:, 1] + 5) / 70, 0, 1)
        height = points[:, 2] - POD[2] - 8.0 * rise * rise * (3 - 2 * rise)
        return np.hypot(np.hypot(points[:, 0], points[:, 1]) - COLLAR, height) - TUBE

    def end(points):
        to_right = np.abs(points[:, 0]) * FORWARD[0] + points[:, 1] * FORWARD[1]
        return to_right - float(END @ FORWARD) - 1.5

    return common(arc, end)


def podded(field):
    """A field in the pod's own frame, moved to the right pod."""
    return placed(field, POD_AT, POD_AXES)


def pod_signs():
    """The string along a pod's back, and one octave of the scale hanging from it towards the outside."""
    half, start = 13.6, 1.7

    def outline(x, y):
        distance = np.maximum(np.abs(x - start) - 0.27, np.abs(y) - POD[0])
        for cents in (*SHRUTI_CENTS, OCTAVE_CENTS):
            along = half - cents / OCTAVE_CENTS * 2 * half
            length = 2.7 if cents % OCTAVE_CENTS in SVARA_CENTS else 1.5
            tick = np.maximum(np.abs(y - along) - 0.22, np.abs(x - start + length / 2) - length / 2)
            distance = np.minimum(distance, tick)
        return distance

    return outline


def pod_parts():
    """Both pods with their ferrules; on the right one the buttons and, as on the case, the lamp: one struck tick."""
    pod = slab(rectangle(POD[1], POD[0], 5.4), POD[2], 4.2, roundness=2.3)
    upwards = np.eye(3, dtype=np.float32)
    pod, signs = inlay(pod, stamp(pod_signs(), (0, 0, 0), upwards), gap=0.03, recess=0.02, depth=0.5, blend=0.06)
    lamp_at = stamp(rectangle(1.3, 0.3, 0.3), (0.4, -15.6, 0), upwards)
    buttons_at = stamp(
        either(*(moved(rectangle(1.9, 1.25, 1.25), along, 0) for along in (-5, 0, 5))), (0, 0, 0), frame((1, 0, 0))
    )
    right, lamp = inlay(pod, lamp_at, gap=0.03, recess=0.02, depth=0.5, blend=0.08)
    right, buttons = inlay(right, buttons_at, gap=0.1, recess=-0.25, depth=0.7, blend=0.15)
    ferrule = slab(circle(3.3), 2.4, 0.6, at=(0, POD[0] + 1.6, 0), axes=frame((0, 1, 0)))
    ferrule = parted(ferrule, lambda points: points[:, 1] - POD[0] - 2.0, width=0.4, depth=0.35, blend=0.2)
    relief = taper((0, -POD[0] + 4, 0), (0, -POD[0] - 5, 0), 2.3, 1.0)
    low, high = POD_AT - point(16, 26, 5), POD_AT + point(16, 26, 5)
    flip = point(-1, 1, 1)
    left_low, left_high = np.minimum(low * flip, high * flip), np.maximum(low * flip, high * flip)
    parts = [
        ('right pod', podded(right), low, high, 0.12, 'body'),
        ('lamp', podded(lamp), low, high, 0.1, 'lamp'),
        ('buttons', podded(buttons), low, high, 0.1, 'gloss'),
        ('left pod', mirrored(podded(pod)), left_low, left_high, 0.12, 'body'),
    ]
    for name, field, step, surface in (
        ('signs', signs, 0.08, 'accent'), ('ferrule', ferrule, 0.12, 'accent'), ('relief', relief, 0.12, 'silicone')
    ):
        parts.append((f'right {name}', podded(field), low, high, step, surface))
        parts.append((f'left {name}', mirrored(podded(field)), left_low, left_high, step, surface))
    return parts


def cable(side, loop):
    """From a pod's end in a loop over the table to the bud's peg; `loop` holds the points that draw the curve."""
    middle, turn = SEATS[side]
    flip = point(side, 1, 1)
    start, end = (POD_AT + FORWARD * (POD[0] + 4)) * flip, middle + turn @ (PEG_END * flip)
    out = unit(turn @ point(0, 0, -1))
    path = curve(start, start + FORWARD * flip * 16, *loop, end + out * 7, end - out, steps=60)
    path[:, 2] = np.maximum(path[:, 2], CABLE)
    return tube(path, np.full(len(path), CABLE))


def neckband(model=None):
    """Collar, pods and cables; the buds lie apart, in their `SEATS`."""
    right = cable(1, ((46, -112, 0), (14, -112, 0)))
    left = cable(-1, ((-40, -104, 0), (-18, -122, 0)))
    return dict(parts=[
        ('collar', collar(), (-69, -27, 0), (69, 69, 18), 0.3, 'silicone'),
        ('right cable', right, (0, -112, -1), (64, -50, 8), 0.18, 'silicone'),
        ('left cable', left, (-64, -112, -1), (0, -50, 8), 0.18, 'silicone'),
        *pod_parts(),
    ])


MODELS = {'neckband': neckband, 'neck bud': neck_bud}


def lay(mark, finish, cache, turn, fineness=1.0, bud_fineness=1.0):
    """Lays collar, pods, cables and buds on the table, turned by `turn` degrees."""
    place = about('Z', turn)
    put('neckband', mark, finish, place, cache, fineness)
    for side, (middle, lean) in SEATS.items():
        put('neck bud', mark, finish, place @ at(*map(float, middle)) @ as_matrix(lean), cache, bud_fineness, side < 0)


def low_light(scale, cache, **powers):
    """The studio with one more large lamp behind, which the upper side of what lies on a table mirrors."""
    light(scale, cache, **powers)
    lamp('back', (0, 12 * scale, 8.5 * scale), (0, 0, 0), (16 * scale, 5 * scale), 2.4, cache, 0.6)


def front(family, mark, finish, cache, fineness):
    """All of it, lying on the table."""
    low_light(2.2, cache, fill=1.2)
    floor()
    lay(mark, finish, cache, 24, fineness, fineness)
    camera((0, -82, 62), (0.4, -1.6, 0), 225)


def near(family, mark, finish, cache, fineness):
    """A pod with its string and scale, the buds beyond it."""
    low_light(1.6, cache)
    floor()
    lay(mark, finish, cache, 24, fineness * 0.7, fineness)
    camera((1.15, -44, 28), (5.25, -2.8, 0.2), 285, 1.4, (6, -2.4, 0.8))


def pair(family, mark, finish, cache, fineness):
    """The two buds."""
    low_light(0.9, cache)
    floor()
    lay(mark, finish, cache, 8, fineness, fineness * 0.7)
    camera((2, -34, 17), (0.84, -5.0, 0.5), 285, 1.4)


SHOTS_NECKBAND = {'front': front, 'near': near, 'pair': pair}
