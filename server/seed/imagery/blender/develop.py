"""From Cycles to a file: two half renders, a tone curve, a cut-out with alpha."""
import os

import bpy
import cv2
import numpy as np

PASSES = (('Image', 'light'), ('Denoising Albedo', 'albedo'), ('Denoising Normal', 'normal'))


def exposed(side, samples, seed, cache):
    """One half render: light, albedo and normals as arrays side x side x 4, top row first."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    settings = dict(
        device='CPU', samples=samples, seed=seed, use_denoising=False, use_adaptive_sampling=False, max_bounces=7,
        diffuse_bounces=3, glossy_bounces=4, transmission_bounces=6, transparent_max_bounces=8, caustics_reflective=False,
        caustics_refractive=False, sample_clamp_indirect=3.0, sample_clamp_direct=30.0, blur_glossy=0.5,
        pixel_filter_type='BLACKMAN_HARRIS', filter_width=1.5,
    )
    for key, value in settings.items():
        setattr(scene.cycles, key, value)
    scene.render.resolution_x = scene.render.resolution_y = side
    scene.render.resolution_percentage, scene.render.film_transparent = 100, True
    scene.render.threads_mode, scene.render.threads, scene.render.use_persistent_data = 'FIXED', 2, True
    scene.view_settings.view_transform = 'Standard'
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files, shown = (tree.nodes.new(f'CompositorNode{kind}') for kind in ('RLayers', 'OutputFile', 'Composite'))
    files.base_path, files.format.file_format = cache, 'OPEN_EXR'
    files.format.color_depth, files.format.color_mode = '32', 'RGBA'
    files.file_slots.clear()
    for index, (source, name) in enumerate(PASSES):
        files.file_slots.new(f'half{seed}-{name}-')
        tree.links.new(layers.outputs[source], files.inputs[index])
    tree.links.new(layers.outputs['Image'], shown.inputs[0])
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    result = {}
    for _, name in PASSES:
        image = bpy.data.images.load(os.path.join(cache, f'half{seed}-{name}-0001.exr'))
        image.colorspace_settings.name = 'Non-Color'
        pixels = np.empty(side * side * 4, np.float32)
        image.pixels.foreach_get(pixels)
        result[name] = pixels.reshape(side, side, 4)[::-1].copy()
        bpy.data.images.remove(image)
    return result


def toned(light, exposure):
    """Linear light to the screen's values: straight up to 0.62, then a shoulder, so that white plastic never clips."""
    light, bend = np.maximum(light * exposure, 0), 0.62
    room = 1 - bend
    light = np.where(light < bend, light, bend + room * (1 - np.exp(-(light - bend) / room)))
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-6) ** (1 / 2.4) - 0.055)


def smoothed_shadow(alpha):
    """Alpha side x side with its shadow smoothed, the thing's own as it was: what few samples leave of a wide, weak
    shadow is woolly. Close to the thing, where a shadow is sharp, hardly; from a tenth of the side on, fully."""
    side = alpha.shape[0]
    solid = cv2.dilate((alpha > 0.96).astype(np.uint8), np.ones((5, 5), np.uint8))
    shadow = 1 - solid.astype(np.float32)
    away = cv2.distanceTransform(1 - solid, cv2.DIST_L2, 5) / side

    def blurred(share):
        near, far = (cv2.GaussianBlur(part, (0, 0), share * side) for part in (alpha * shadow, shadow))
        return near / np.maximum(far, 1e-4)

    far = np.clip(away / 0.1, 0, 1)
    smooth = blurred(0.003) * (1 - far) + blurred(0.02) * far
    return np.where(solid > 0, alpha, smooth)


def write_cut_out(light, path, exposure):
    """Writes a PNG with alpha. Soft outlines take their colour from the solid beside them, which ends sparkle."""
    alpha = np.clip(light[..., 3:], 0, 1)
    colour = np.maximum(light[..., :3], 0)
    solid = (alpha > 0.995).astype(np.float32)
    near, share = (cv2.GaussianBlur(part, (0, 0), 2) for part in (colour * solid, solid))
    near = near / np.maximum(share, 1e-4)[..., None]
    # What a soft pixel lacks of its neighbours' light is shadow, which is black: only the thing's own part is coloured.
    lit = colour.sum(-1, keepdims=True) / np.maximum(alpha * near.sum(-1, keepdims=True), 1e-4)
    lit = np.where(lit > 0.55, 1, lit).astype(np.float32) * (share > 0.01)[..., None]
    # The denoiser finds few like patches along an outline and leaves grain there.
    inward = cv2.distanceTransform(solid[..., 0].astype(np.uint8), cv2.DIST_L2, 3)
    grainy = np.clip((6 - inward) / 3, 0, 1)[..., None]
    colour = np.where(solid > 0, colour + (near - colour) * grainy, near * np.clip(lit, 0, 1))
    colour = np.clip(toned(colour, exposure), 0, 1)
    pixels = np.concatenate([colour[..., ::-1], smoothed_shadow(alpha[..., 0])[..., None]], -1)
    cv2.imwrite(path, (pixels * 255 + 0.5).astype(np.uint8))
