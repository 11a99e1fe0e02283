/** An entry of `pictures.json`: a picture of the demo's media library. */
export interface Picture {
  /** `pictures/<slug>.webp` is the picture and its larger rendition, `pictures/<slug>.thumb.webp` the smaller one. */
  slug: string;
  /** Its name in the library; a logo has the name of its property. */
  name: string | null;
  alt: string | null;
  /** Including the categories. */
  tags: string[];
  filesize: number;
  width: number;
  height: number;
  thumb: { width: number; height: number };
  /** The SHA-256 of the SVG that it was rendered from; when that changes, the picture has to be rendered again. */
  drawing: string;
}
