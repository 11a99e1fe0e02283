import { createHash } from 'node:crypto';
import { categoryTag } from 'shared-kit/rules/assetTags';
import { photos } from './catalogue';
import { drawLogo, logos } from './logos';
import type { Picture } from './picture';
import { sketch } from './sketch';

/** A picture before it is rendered: its entry in the library, and its SVG. */
export interface Drawing extends Pick<Picture, 'slug' | 'name' | 'alt' | 'tags' | 'drawing'> {
  kind: 'photo' | 'logo';
  svg: string;
}

const hashOf = (svg: string): string => createHash('sha256').update(svg).digest('hex');

/** @returns all pictures of the demo, in library order; every call returns the same ones */
export function drawings(): Drawing[] {
  const shown = photos.map(({ slug, name, alt, tags, categories, draw }, index): Drawing => {
    const s = sketch(index + 1);
    draw(s);
    const svg = s.svg();
    return { kind: 'photo', slug, name, alt, tags: [...tags, ...categories.map(categoryTag)], svg, drawing: hashOf(svg) };
  });
  const marks = logos.map((logo): Drawing => {
    const svg = drawLogo(logo);
    const tags = ['logo', categoryTag('Hotel Logo')];
    return { kind: 'logo', slug: `logo-${logo.slug}`, name: null, alt: null, tags, svg, drawing: hashOf(svg) };
  });
  return [...shown, ...marks];
}
