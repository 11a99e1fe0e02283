import { SearchInput } from '../../ui/input/SearchInput';
import { Segments } from '../../ui/input/Segments';
import type { SearchMode } from './libraryQuery';
import css from './library.module.css';

const MODES = [
  { key: 'tags', label: 'Tags' },
  { key: 'filename', label: 'File Name' },
  { key: 'all', label: 'All' },
] as const;
const LABELS = { tags: 'Search by tag', filename: 'Search by file name', all: 'Search names, tags and alt texts' };

interface Props {
  mode: SearchMode;
  text: string;
  onMode: (mode: SearchMode) => void;
  onText: (text: string) => void;
}

/** The library's search by Tags, by File Name or all (document 1 §2, P-092), 500 ms after the last keystroke. */
export function SearchBar({ mode, text, onMode, onText }: Props) {
  return (
    <div className={css.search}>
      <Segments label="Search by" options={MODES} value={mode} onChange={onMode} />
      <SearchInput className={css.searchBox} label={LABELS[mode]} value={text} onSearch={onText} />
    </div>
  );
}
