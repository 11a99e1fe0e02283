/** A line of `pictures.json`: one picture of the demo's media library. */
export interface Picture {
  /** `pictures/<slug>.webp` is the picture and its larger rendition, `pictures/<slug>.thumb.webp` the smaller one. */
  slug: string;
  /** What the library calls it; a logo is called after its property. */
  name: string | null;
  alt: string | null;
  /** Its categories among them. */
  tags: string[];
  filesize: number;
  width: number;
  height: number;
  thumb: { width: number; height: number };
  /** The SHA-256 of the SVG that it was made from: says whether it has to be drawn anew. */
  drawing: string;
}
