import type {ComponentType} from 'react';
import ImageZoom from '@site/src/components/ImageZoom';

/** The extra global interface components the site config may name (GLOBALUI-02). */
export const globalUIRegistry: Readonly<Record<string, ComponentType>> = {ImageZoom};
