import { useState } from 'react';
import type { Resource } from 'shared-kit/api/resource';
import { useSelectedId } from 'shared-kit/content/clone/useSelected';
import { PER_PAGE } from 'shared-kit/rules/limits';
import type { Faq } from 'shared-kit/rules/models/faq';

/**
 * The FAQs that a hotel can clone.
 * @returns `active`, the list as loaded; `offered`, undefined while it is loading, with an archived FAQ only where the page was
 * opened with it; and `opened`, the FAQ that the page was opened with, once it is known
 */
export function useOfferedFaqs(api: Resource<Faq>) {
  const active = api.useList({ archived: false, orderBy: 'sort_index:ASC', perPage: PER_PAGE.cloneItems });
  const selected = useSelectedId() ?? undefined;
  const [opened, setOpened] = useState<Faq>();
  const sought = opened ? undefined : selected;
  const listed = sought && active.data?.find(({ id }) => id === sought);
  const { data: other } = api.useOne(sought && active.data && !listed ? sought : undefined);
  const found = listed || (other?.id === sought ? other : undefined);
  if (found) setOpened(found);
  return { active, offered: opened?.archived ? active.data && [...active.data, opened] : active.data, opened };
}
