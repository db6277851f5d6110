export type Pair<T> =
  | {readonly before: T; readonly now: T}
  | {readonly before: T; readonly now?: undefined}
  | {readonly before?: undefined; readonly now: T};

/**
 * Pairs two lists in order so that the sum of the scores is greatest. What scores 0 is never paired; it comes out alone, the
 * removed before the added.
 */
export function align<T>(before: readonly T[], now: readonly T[], score: (a: T, b: T) => number): Pair<T>[] {
  const width = now.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  const scores = new Float64Array(before.length * now.length);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const own = score(before[i], now[j]);
      scores[i * now.length + j] = own;
      best[i * width + j] = Math.max(
        best[(i + 1) * width + j],
        best[i * width + j + 1],
        own > 0 ? own + best[(i + 1) * width + j + 1] : 0,
      );
    }
  }
  const pairs: Pair<T>[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < now.length) {
    const own = scores[i * now.length + j];
    const here = best[i * width + j];
    if (own > 0 && here === own + best[(i + 1) * width + j + 1]) {
      pairs.push({before: before[i++], now: now[j++]});
    } else if (here === best[(i + 1) * width + j]) {
      pairs.push({before: before[i++]});
    } else {
      pairs.push({now: now[j++]});
    }
  }
  return [...pairs, ...before.slice(i).map((item) => ({before: item})), ...now.slice(j).map((item) => ({now: item}))];
}

/** Positions of a longest increasing run in `values`: what stayed in order while the others moved. */
export function findStable(values: readonly number[]): Set<number> {
  const lengths = values.map(() => 1);
  const previous = values.map(() => -1);
  values.forEach((value, index) => {
    for (let other = 0; other < index; other++) {
      if (values[other] < value && lengths[other] + 1 > lengths[index]) {
        lengths[index] = lengths[other] + 1;
        previous[index] = other;
      }
    }
  });
  const stable = new Set<number>();
  for (let at = lengths.indexOf(Math.max(...lengths)); at >= 0; at = previous[at]) {
    stable.add(at);
  }
  return stable;
}
