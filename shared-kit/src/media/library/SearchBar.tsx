import { SearchInput } from '../../ui/input/SearchInput';
import { Segments } from '../../ui/input/Segments';
import type { SearchMode } from './libraryQuery';
import css from './library.module.css';

const modes = [
  { key: 'tags', label: 'Tags' },
  { key: 'filename', label: 'File Name' },
] as const;

interface Props {
  mode: SearchMode;
  text: string;
  onMode: (mode: SearchMode) => void;
  onText: (text: string) => void;
}

/** The library's search by Tags or by File Name (document 1 §2, P-092), 500 ms after the last key. */
export function SearchBar({ mode, text, onMode, onText }: Props) {
  return (
    <div className={css.search}>
      <Segments label="Search by" options={modes} value={mode} onChange={onMode} />
      <SearchInput
        className={css.searchBox}
        label={mode === 'tags' ? 'Search by tag' : 'Search by file name'}
        value={text}
        onSearch={onText}
      />
    </div>
  );
}
