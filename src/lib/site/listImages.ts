import type {ThemedImage} from './types';

/** Paths of an image: its one, or that for light before that for dark. */
export function listImages(image: ThemedImage): readonly string[] {
  return typeof image === 'string' ? [image] : [image.light, image.dark];
}
