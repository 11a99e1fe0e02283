import { useState } from 'react';
import type { Asset } from '../../rules/entities';
import { ASSET_CATEGORIES } from '../../rules/assetTags';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Select } from '../../ui/input/Select';
import { AssetCard } from './AssetCard';
import { AssetGrid } from './AssetGrid';
import type { MediaKind, SearchMode } from './libraryQuery';
import { SearchBar } from './SearchBar';
import css from './library.module.css';

export interface LibraryBodyProps {
  kind: MediaKind;
  /** The category that is offered first; without one, all are (OP-96). */
  category?: string;
  /** Whether nothing can be uploaded here, so that the dialog says whom to ask. */
  asksForUpload?: boolean;
  onChoose: (asset: Asset) => void;
}

const ALL_CATEGORIES = { value: '', label: 'All categories' };
const CATEGORY_OPTIONS = [ALL_CATEGORIES, ...ASSET_CATEGORIES.map((name) => ({ value: name, label: name }))];

/** Chooses one asset of the library for a form. */
export default function LibraryBody({ kind, category: initialCategory = '', asksForUpload = false, onChoose }: LibraryBodyProps) {
  const [category, setCategory] = useState(initialCategory);
  const [mode, setMode] = useState<SearchMode>('tags');
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const noun = kind === 'image' ? 'pictures' : 'documents';
  return (
    <div className={css.choose}>
      <div className={css.tools}>
        <SearchBar mode={mode} text={text} onMode={setMode} onText={setText} />
        <div className={css.category}>
          <Select
            aria-label="Category"
            options={CATEGORY_OPTIONS}
            value={isSearching ? '' : category}
            disabled={isSearching}
            onChange={(event) => setCategory(event.target.value)}
          />
        </div>
        {isSearching && <p className={css.hint}>A search covers all categories.</p>}
        {asksForUpload && <p className={css.hint}>To add a file, ask a super user.</p>}
      </div>
      <AssetGrid
        label={kind === 'image' ? 'Photos' : 'Documents'}
        search={{ kind, mode, text, category }}
        onClear={() => setText('')}
        empty={
          <EmptyState title={category ? `No ${noun} in ${category} yet` : `No ${noun} yet`}>
            {category ? 'Choose another category, or search by file name.' : 'What is uploaded appears here.'}
          </EmptyState>
        }
        card={(asset) => (
          <button type="button" className={css.card} data-card="" onClick={() => onChoose(asset)}>
            <AssetCard asset={asset} />
          </button>
        )}
      />
    </div>
  );
}
