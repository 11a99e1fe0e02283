import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Quill from 'quill';
import 'shared-kit/fields/richText/formats';

/** The same rows and fields in as little code as possible: the minimum that such a page can cost. */
interface Item {
  id: string;
  title: string;
  other_title: string | null;
  content: string | null;
  starts_on: string | null;
  ends_on: string | null;
  published: boolean;
  details: { content: string | null; custom_url: string | null };
}

const query = new URLSearchParams(window.location.search);
const base = `/api/properties/${query.get('property')}/specials`;
const headers = { Authorization: `Bearer ${localStorage.getItem('innkeeper.token')}` };
const get = async (path: string) => {
  const response = await fetch(base + path, { headers });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
};

function RichText({ html }: { html: string | null }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const quill = new Quill(container.current!, { modules: { history: { delay: 1000 } } });
    quill.clipboard.dangerouslyPasteHTML(html ?? '', 'silent');
  }, [html]);
  return <div ref={container} />;
}

function Text({ name, value }: { name: string; value: string | null }) {
  const [text, setText] = useState(value ?? '');
  return (
    <label>
      {name} <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

function Form({ id, onBack }: { id: string; onBack: () => void }) {
  const [item, setItem] = useState<Item>();
  useEffect(() => void get(`/${id}`).then(({ data }) => setItem(data)), [id]);
  if (!item) return <p>Loading</p>;
  return (
    <form>
      <button type="button" onClick={onBack}>
        Back
      </button>
      <Text name="Title" value={item.title} />
      <Text name="Other Title" value={item.other_title} />
      <RichText html={item.content} />
      <Text name="Starts" value={item.starts_on} />
      <Text name="Ends" value={item.ends_on} />
      <label>
        Published <input type="checkbox" defaultChecked={item.published} />
      </label>
      <Text name="Custom URL" value={item.details.custom_url} />
      <RichText html={item.details.content} />
    </form>
  );
}

function List() {
  const [rows, setRows] = useState<Item[]>([]);
  const [openId, setOpenId] = useState<string>();
  useEffect(
    () => void get('?archived=false&order_by=sort_index%3AASC&page=1&per_page=100').then(({ data }) => setRows(data)),
    [],
  );
  if (openId) return <Form id={openId} onBack={() => setOpenId(undefined)} />;
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th>
              <button type="button" onClick={() => setOpenId(row.id)}>
                {row.title}
              </button>
            </th>
            <td>{row.starts_on}</td>
            <td>{row.ends_on}</td>
            <td>{row.published ? 'Published' : 'Draft'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

createRoot(document.getElementById('root')!).render(<List />);
