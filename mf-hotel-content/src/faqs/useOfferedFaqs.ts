import { useState } from 'react';
import { useEvery, type Resource } from 'shared-kit/api/resource';
import { useSelectedId } from 'shared-kit/content/clone/useSelected';
import { PER_PAGE } from 'shared-kit/rules/limits';
import type { Faq } from 'shared-kit/rules/models/faq';

/**
 * The FAQs that a hotel can clone: every one, since 'All categories' clones every one (OP-98), in calls of 1,000.
 * @returns `active`, the list as loaded; `offered`, undefined while it is loading, with an archived FAQ only if the page was
 * opened with it; and `opened`, the FAQ that the page was opened with, once it is loaded
 */
export function useOfferedFaqs(api: Resource<Faq>) {
  const active = useEvery<Faq>(api.path, { archived: false, orderBy: 'sort_index:ASC', perPage: PER_PAGE.cloneItems });
  const selected = useSelectedId() ?? undefined;
  const [opened, setOpened] = useState<Faq>();
  const pendingId = opened ? undefined : selected;
  const listedFaq = pendingId && active.data?.find(({ id }) => id === pendingId);
  // An archived FAQ is not in the list, so it is loaded by its id.
  const { data: loadedFaq } = api.useOne(pendingId && active.data && !listedFaq ? pendingId : undefined);
  const found = listedFaq || (loadedFaq?.id === pendingId ? loadedFaq : undefined);
  // The first response that contains it is kept, since a later list may lack it.
  if (found) setOpened(found);
  return { active, offered: opened?.archived ? active.data && [...active.data, opened] : active.data, opened };
}
