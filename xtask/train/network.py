"""The network, as crates/minuet-read/src/network.rs computes it, and its file of weights."""

import jax
import jax.numpy as jnp
import numpy as np

SHAPES = {
    "mark1": (5, 5, 1, 12),
    "mark2": (3, 3, 12, 24),
    "mark3": (600, 40),
    "whole1": (5, 5, 1, 8),
    "whole2": (3, 3, 8, 12),
    "whole3": (300, 20),
    "last": (68, 13),
}
"""The layers in the order of the file: rows, columns, from, to; or from, to."""


def start(key):
    """Random weights and no biases."""
    parameters = {}
    for name, shape in SHAPES.items():
        key, mine = jax.random.split(key)
        scale = np.sqrt(2 / np.prod(shape[:-1]))
        parameters[name] = (jax.random.normal(mine, shape) * scale, jnp.zeros(shape[-1]))
    return parameters


def convolved(pictures, layer):
    """Convolution at every second pixel, and the positive part."""
    weights, biases = layer
    side, reach = pictures.shape[1], weights.shape[0]
    edge = reach // 2
    padded = jnp.pad(pictures, ((0, 0), (edge, edge), (edge, edge), (0, 0)))
    # As a product of matrices: faster on a processor than the library's convolution.
    around = [padded[:, y : y + side : 2, x : x + side : 2] for y in range(reach) for x in range(reach)]
    return jax.nn.relu(jnp.concatenate(around, -1) @ weights.reshape(-1, weights.shape[-1]) + biases)


def outputs(parameters, marks, wholes, measures):
    """Nine for the digits, then four: empty, printed, written, small marks."""
    parts = []
    for name, pictures in (("mark", marks), ("whole", wholes)):
        pictures = convolved(convolved(pictures[..., None], parameters[name + "1"]), parameters[name + "2"])
        weights, biases = parameters[name + "3"]
        parts.append(jax.nn.relu(pictures.reshape(len(pictures), -1) @ weights + biases))
    weights, biases = parameters["last"]
    return jnp.concatenate([*parts, measures], 1) @ weights + biases


def scales(weights):
    """A scale for each output, so that its largest weight is 127."""
    largest = np.abs(weights.reshape(-1, weights.shape[-1])).max(0)
    return (np.maximum(largest, 1e-6) / 127).astype(np.float32)


def rounded(parameters):
    """The parameters as the file will hold them."""
    result = {}
    for name, (weights, biases) in parameters.items():
        weights = np.asarray(weights)
        scale = scales(weights)
        result[name] = (np.round(weights / scale).clip(-127, 127) * scale, np.asarray(biases))
    return result


def write(path, parameters):
    """For each layer: scales and biases as f32, then the weights as i8 with the outputs last."""
    with open(path, "wb") as file:
        for name in SHAPES:
            weights, biases = parameters[name]
            scale = scales(weights)
            file.write(scale.astype("<f4").tobytes() + biases.astype("<f4").tobytes())
            file.write(np.round(weights / scale).astype(np.int8).tobytes())
