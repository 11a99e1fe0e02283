import { useModal } from 'shared-kit/shellServices/modal';

/** An asset as the API returns it, in snake case. */
export const wireAsset = (id: string, more: object = {}) => ({
  id,
  name: `Picture ${id}`,
  filename: `picture-${id}.jpg`,
  filesize: 1_400_000,
  filetype: 'image/jpeg',
  url: `/files/${id}.jpg`,
  thumb_url: `/files/${id}.thumb.webp`,
  alt: `What ${id} shows`,
  description: null,
  tags: [],
  categories: [],
  version: 1,
  ...more,
});

/** Shows the open modal as the shell does, without its frame. */
export function OpenModal() {
  const modal = useModal();
  return modal && <div role="dialog" aria-label={modal.title} children={modal.body} />;
}

/** A file whose first bytes are those of a JPEG. */
export const jpeg = (name: string, size = 100) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], name, { type: 'image/jpeg' });
};

/**
 * A fake file store, which replaces `XMLHttpRequest`: `received` are its uploaded files, `cutOff` breaks the connection halfway through
 * each file. Chosen files have a preview.
 */
export function fakeStore() {
  const received: { address: string; headers: Record<string, string>; file: File }[] = [];
  let isCutOff = false;
  let isHolding = false;
  let pending: { xhr: FakeXhr; end: () => void }[] = [];

  class FakeXhr {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private address = '';
    private headers: Record<string, string> = {};
    open(_method: string, address: string) {
      this.address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {
      pending = pending.filter(({ xhr }) => xhr !== this);
      this.onabort?.();
      this.onloadend?.();
    }
    send(file: File) {
      const end = () => {
        this.upload.onprogress?.({ loaded: file.size / 2, total: file.size });
        if (isCutOff) this.onerror?.();
        else {
          received.push({ address: this.address, headers: this.headers, file });
          this.status = 200;
          this.onload?.();
        }
        this.onloadend?.();
      };
      if (isHolding) pending.push({ xhr: this, end });
      else setTimeout(end);
    }
  }
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  globalThis.XMLHttpRequest = FakeXhr as unknown as typeof XMLHttpRequest;
  return {
    received,
    cutOff: (isCut: boolean) => {
      isCutOff = isCut;
    },
    /** Uploads stay pending until `release`. */
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      pending.splice(0).forEach(({ end }) => end());
    },
    /** Some more of each pending upload has arrived. */
    report: (loaded: number, total: number) => pending.forEach(({ xhr }) => xhr.upload.onprogress?.({ loaded, total })),
  };
}

/** The routes for uploads. Assets get the ids new-1, new-2 … */
export function uploadRoutes() {
  let count = 0;
  return {
    'GET /assets/sign': ({ query }: { query: Record<string, string> }) => ({
      data: {
        signed_url: `https://store.example/${query.filename}`,
        method: 'PUT',
        headers: {},
        filename: `k-${query.filename}`,
      },
    }),
    'POST /assets': ({ body }: { body: unknown }) => {
      count += 1;
      return { status: 201, body: { data: wireAsset(`new-${count}`, body as object) } };
    },
  };
}
