"""Trains the network: `train.py CROPS WRITTEN OUT [--folds N]`.

CROPS holds what the example `crops` has cut out: real.bin with real.txt, drawn.bin with drawn.txt."""

import argparse
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import optax

import network
from cells import Cells

STEPS, BATCH, RATE = 8000, 160, 2e-3


def warped(key, pictures, turn, size, shift):
    """Pictures (n, 20, 20) turned, sheared, scaled and shifted at random."""
    n = pictures.shape[0]
    keys = jax.random.split(key, 3)
    matrix = jnp.eye(2) + jax.random.uniform(keys[0], (n, 2, 2), minval=-1, maxval=1) * jnp.array([[size, turn], [turn, size]])
    offset = jax.random.uniform(keys[1], (n, 2), minval=-shift, maxval=shift)
    grid = jnp.stack(jnp.meshgrid(jnp.arange(20.0), jnp.arange(20.0), indexing="ij"), -1) - 9.5
    at = jnp.einsum("nij,yxj->nyxi", matrix, grid) + offset[:, None, None] + 9.5
    low = jnp.floor(at)
    part = at - low
    flat = pictures.reshape(n, 400)

    def pixel(dy, dx):
        y, x = low[..., 0] + dy, low[..., 1] + dx
        inside = (y >= 0) & (y < 20) & (x >= 0) & (x < 20)
        index = (jnp.clip(y, 0, 19) * 20 + jnp.clip(x, 0, 19)).astype(int).reshape(n, 400)
        return jnp.where(inside, jnp.take_along_axis(flat, index, 1).reshape(n, 20, 20), 0.0)

    py, px = part[..., 0], part[..., 1]
    upper = pixel(0, 0) * (1 - px) + pixel(0, 1) * px
    lower = pixel(1, 0) * (1 - px) + pixel(1, 1) * px
    return upper * (1 - py) + lower * py


def shown(key, marks, wholes, measures):
    """What is shown in training: everything a little different each time."""
    keys = jax.random.split(key, 5)
    marks = warped(keys[0], marks, 0.12, 0.1, 1.0)
    wholes = warped(keys[1], wholes, 0.06, 0.06, 1.0)
    gamma = jnp.exp(jax.random.uniform(keys[2], (marks.shape[0], 1, 1), minval=-0.3, maxval=0.3))
    marks = jnp.clip(marks, 1e-4, 1.0) ** gamma
    marks = marks + jax.random.normal(keys[3], marks.shape) * 0.02
    measures = measures + jax.random.normal(keys[4], measures.shape) * 0.02
    return marks, wholes, measures


def loss(parameters, key, marks, wholes, measures, digits, kinds, weights):
    outputs = network.outputs(parameters, *shown(key, marks, wholes, measures))
    kind = optax.softmax_cross_entropy(outputs[:, 9:], optax.smooth_labels(jax.nn.one_hot(kinds, 4), 0.005))
    digit = optax.softmax_cross_entropy(outputs[:, :9], optax.smooth_labels(jax.nn.one_hot(digits, 9), 0.005))
    has_digit = (kinds == 1) | (kinds == 2)
    return jnp.mean(weights * (kind + jnp.where(has_digit, digit, 0.0)))


def trained(cells, seed, steps):
    """The parameters after some steps on these cells."""
    rng = np.random.default_rng(seed)
    key = jax.random.key(seed)
    parameters = network.start(key)
    schedule = optax.cosine_onecycle_schedule(steps, RATE, 0.15)
    optimiser = optax.adamw(schedule, weight_decay=1e-3)
    state = optimiser.init(parameters)

    @jax.jit
    def step(parameters, state, key, *batch):
        value, gradient = jax.value_and_grad(loss)(parameters, key, *batch)
        change, state = optimiser.update(gradient, state, parameters)
        return optax.apply_updates(parameters, change), state, value

    start, total = time.time(), 0.0
    chances = cells.chances()
    for number in range(steps):
        picked = rng.choice(len(cells.kinds), BATCH, p=chances)
        parameters, state, value = step(parameters, state, jax.random.fold_in(key, number), *cells.batch(picked))
        total += float(value)
        if (number + 1) % 500 == 0:
            print(f"  step {number + 1}: loss {total / 500:.4f}, {time.time() - start:.0f} s", flush=True)
            total = 0.0
    return network.rounded(parameters)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("crops", type=Path)
    parser.add_argument("written", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--folds", type=int, default=0)
    parser.add_argument("--only", type=int)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    real = Cells.read(arguments.crops / "real", arguments.written)
    drawn = Cells.read(arguments.crops / "drawn", None)
    print(f"{len(real.kinds)} cells of photos, {len(drawn.kinds)} of drawn pages")
    if arguments.folds == 0:
        network.write(arguments.out, trained(real.with_drawn(drawn), arguments.seed, arguments.steps))
        return
    arguments.out.mkdir(parents=True, exist_ok=True)
    for fold in range(arguments.folds):
        if arguments.only is not None and fold != arguments.only:
            continue
        print(f"fold {fold}")
        mine = real.folds(arguments.folds) == fold
        parameters = trained(real.take(~mine).with_drawn(drawn), arguments.seed, arguments.steps)
        network.write(arguments.out / f"fold{fold}.weights", parameters)
        real.take(mine).report(parameters)


if __name__ == "__main__":
    main()
