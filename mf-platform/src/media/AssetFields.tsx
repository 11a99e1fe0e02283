import { useEffect, useState } from 'react';
import { useGet } from 'shared-kit/api/resource';
import { contains } from 'shared-kit/content/useListAddress';
import { useFormValue } from 'shared-kit/fields/formState';
import { TextField } from 'shared-kit/fields/text/text';
import { ASSET_CATEGORIES, isCategoryTag, unknownCategories } from 'shared-kit/rules/assetTags';
import type { Asset, Tag } from 'shared-kit/rules/entities';
import { SEARCH_DEBOUNCE_MS } from 'shared-kit/rules/limits';
import { Section } from 'shared-kit/ui/page/Section';
import type { AssetValues } from './assetForm';
import { ListField, lastEntry } from './ListField';

/** Suggests tags that complete the typed one. Only a convenience: a failure is not reported (OP-50). */
function useTagSuggestions(): string[] {
  const typedTag = lastEntry(useFormValue<AssetValues['tags']>('tags'));
  const [searchText, setSearchText] = useState(typedTag);
  useEffect(() => {
    const timer = setTimeout(() => setSearchText(typedTag), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typedTag]);
  const { data } = useGet<Tag[]>('/tags', { perPage: 30, name: contains(searchText) });
  // Those for the earlier text stay until the next ones arrive: what is below them would move, and a press would miss.
  const [tags, setTags] = useState<Tag[]>([]);
  if (data && data !== tags) setTags(data);
  return tags
    .map(({ name }) => name)
    .filter((name) => !isCategoryTag(name))
    .slice(0, 8);
}

/** Name, alternative text, categories and tags (document 1 §2, P-095). */
export function AssetFields({ asset }: { asset: Asset }) {
  const tagSuggestions = useTagSuggestions();
  return (
    <Section title="Details" id="details">
      <TextField name="name" label="Name" required />
      {asset.filetype.startsWith('image') && (
        <TextField name="alt" label="Image Alt Tag" hint="Says what the picture shows to those who cannot see it." />
      )}
      <ListField
        name="categories"
        label="Categories"
        hint="Separate categories with commas."
        suggestions={ASSET_CATEGORIES}
        unknown={unknownCategories}
      />
      <ListField name="tags" label="Tags" hint="Separate tags with commas." suggestions={tagSuggestions} />
    </Section>
  );
}
