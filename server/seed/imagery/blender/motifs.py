"""The shop's three signs as outlines: the string, the scale of 22 shrutis and the marks of komal, shuddha, tivra."""
import numpy as np

from fields import either, moved, rectangle

#: Cents of the 22 shrutis within the octave: the ticks keep this uneven spacing, mostly in pairs.
SHRUTI_CENTS = (
    0, 90.22, 111.73, 182.4, 203.91, 294.13, 315.64, 386.31, 407.82, 498.04, 519.55,
    590.22, 611.73, 701.96, 792.18, 813.69, 884.36, 905.87, 996.09, 1017.6, 1088.27, 1109.78,
)
#: Sa Re Ga Ma Pa Dha Ni: their ticks are tall.
SVARA_CENTS = (0, 203.91, 386.31, 498.04, 701.96, 884.36, 1088.27)
OCTAVE_CENTS = 1200


def scale_band(radius, string_at, axes, octaves=1, short=1.1, tall=1.9, width=0.3):
    """The string drawn round a drum's wall with the scale's ticks hanging from it, as letters hang from a headline.

    A region for inlays, not a solid: it reaches 1 mm to both sides of the wall. `string_at` is the string's height
    along local z; ticks hang towards -z. Millimetres.
    """
    cents = np.concatenate([np.array(SHRUTI_CENTS) / octaves + OCTAVE_CENTS * turn / octaves for turn in range(octaves)])
    angles = np.radians(cents / OCTAVE_CENTS * 360).astype(np.float32)
    spans = np.tile(np.where(np.isin(SHRUTI_CENTS, SVARA_CENTS), tall, short), octaves).astype(np.float32)

    def region(points):
        local = points @ axes
        out, angle, height = np.hypot(local[:, 0], local[:, 1]), np.arctan2(local[:, 0], local[:, 1]), local[:, 2]
        place = np.searchsorted(angles, angle % (2 * np.pi))
        distance = np.abs(height - string_at) - width / 2
        for nearest in (place % len(angles), place - 1):
            away = (angle - angles[nearest] + np.pi) % (2 * np.pi) - np.pi
            across = out * np.abs(np.sin(away)) - width / 2
            hanging = np.abs(height - string_at + spans[nearest] / 2) - spans[nearest] / 2
            distance = np.minimum(distance, np.maximum(across, hanging))
        return np.maximum(distance, np.abs(out - radius) - 1)

    return region


def string(half_length, width):
    """The headline from which letters hang, drawn out to a string."""
    return rectangle(half_length, width / 2, 0.01)


def model_mark(model, size, width):
    """Bhatkhande's sign of the note: a bar under for komal, a stroke over for tivra, bare (None) for the rest."""
    if model == 'komal':
        return moved(rectangle(size / 2, width / 2, width / 2.2), 0, -size * 0.62)
    if model == 'tivra':
        return moved(rectangle(width / 2, size / 2, width / 2.2), 0, size * 0.72)
    return None


def face(radius, model, width=0.42):
    """What a bud's or a lid's face carries: the string from edge to edge and the model's mark."""
    mark = model_mark(model, radius * 0.5, width * 1.5)
    line = string(radius, width)
    return either(line, mark) if mark else line
