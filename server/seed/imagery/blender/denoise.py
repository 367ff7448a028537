"""Takes the noise out of two half renders. Debian's Blender is built without a denoiser."""
import cv2
import numba
import numpy as np

#: How much albedo and normals may differ between pixels that share their light.
SPREAD = np.array([0.03] * 3 + [0.45] * 3, np.float32)


@numba.njit(parallel=True, fastmath=True, cache=True)
def _difference(guide, variance, dy, dx, margin, strictness, result):
    """How unlike each pixel is to the one `dy`, `dx` away, beyond what noise explains, for one guide."""
    height, width = result.shape
    for y in numba.prange(height):
        for x in range(width):
            v, u = y + dy + margin, x + dx + margin
            total = np.float32(0)
            for c in range(4):
                there, here = variance[v, u, c], variance[y + margin, x + margin, c]
                gap = guide[v, u, c] - guide[y + margin, x + margin, c]
                total += (gap * gap - there - min(there, here)) / (1e-6 + strictness * (there + here))
            result[y, x] = total / 4


@numba.njit(parallel=True, fastmath=True, cache=True)
def _gather(distance, features, source, dy, dx, margin, sums, weights):
    height, width = distance.shape
    for y in numba.prange(height):
        for x in range(width):
            v, u = y + dy + margin, x + dx + margin
            unlike = max(distance[y, x], np.float32(0))
            for c in range(6):
                gap = features[v, u, c] - features[y + margin, x + margin, c]
                unlike += gap * gap
            if unlike < 12:
                weight = np.exp(-unlike)
                for c in range(4):
                    sums[y, x, c] += weight * source[v, u, c]
                weights[y, x] += weight


def denoised(first, second, radius=10, patch=3, strictness=3.2):
    """Non-local means over two half renders (arrays by pass name): the weights from one filter the other, so that
    noise has no vote for itself; albedo and normals keep edges."""
    guides = ('albedo', 'normal')
    features = np.concatenate([(first[key][..., :3] + second[key][..., :3]) / 2 for key in guides], -1) / SPREAD
    margin = radius + patch + 1

    def padded(array):
        edges = ((margin, margin), (margin, margin)) + ((0, 0),) * (array.ndim - 2)
        return np.ascontiguousarray(np.pad(array, edges, mode='reflect').astype(np.float32))

    def compressed(light):
        result = light.copy()
        result[..., :3] = np.log1p(np.maximum(light[..., :3], 0) * 4)
        return result

    a, b = compressed(first['light']), compressed(second['light'])
    variance = padded(cv2.GaussianBlur((a - b) ** 2 / 2, (0, 0), 3) + 2e-6)
    features, halves = padded(features), ((padded(b), padded(first['light'])), (padded(a), padded(second['light'])))
    size = a.shape[:2]
    distance, result = np.empty(size, np.float32), np.zeros((*size, 4), np.float32)
    for guide, source in halves:
        sums, weights = np.zeros((*size, 4), np.float32), np.zeros(size, np.float32)
        for dy, dx in offsets(radius):
            _difference(guide, variance, dy, dx, margin, np.float32(strictness), distance)
            _gather(cv2.blur(distance, (2 * patch + 1,) * 2), features, source, dy, dx, margin, sums, weights)
        result += sums / weights[..., None]
    return result / 2


def offsets(radius):
    span = range(-radius, radius + 1)
    return [(dy, dx) for dy in span for dx in span if dx * dx + dy * dy <= radius * radius]
