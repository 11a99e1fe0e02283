import type { ComponentType } from 'react';
import { useLocation } from 'shared-kit/router';
import { pageOf, type Pages } from '../remote/pages';
import { pageKeys, type Content } from './contentRoutes';
import type { ContentItem, ContentType } from './contentType';

type AnyType = ContentType<ContentItem>;

/**
 * Which of several types that share a page the address names.
 * @throws Error when it names none; the route table prevents that
 */
function typeInPath(types: readonly AnyType[], pathname: string): AnyType {
  const below = `${pathname.split('/').slice(3).join('/')}/`;
  const found = types.find(({ path }) => below.startsWith(`${path}/`));
  if (!found) throw new Error(`${pathname} is no page of ${types.map(({ path }) => path).join(', ')}.`);
  return found;
}

/** A page of the type that the address names. */
export const typePage = (types: readonly AnyType[], Page: ComponentType<{ type: AnyType }>) =>
  function TypePage() {
    const type = typeInPath(types, useLocation().pathname);
    return <Page key={type.path} type={type} />;
  };

/**
 * The pages of a remote's content types: the usual list, form and clone page of each, or those that replace them. Their code is
 * loaded when they are first shown.
 */
export function contentPages(content: readonly Content[]): Pages {
  const pages: Pages = {};
  for (const { type, list, edit, clone, form, more } of content) {
    const types = content.filter((one) => one.type.resource === type.resource).map((one) => one.type);
    const keys = pageKeys(type.resource);
    pages[keys.list] = list ?? pageOf([() => import('./ListPage')], ({ ListPage }) => typePage(types, ListPage));
    pages[keys.form] =
      edit ??
      pageOf([() => import('./FormPage'), form], ({ FormPage }, { default: fields }) =>
        typePage(types, (props) => <FormPage {...props} form={fields} />),
      );
    if (type.clones)
      pages[keys.clone] = clone ?? pageOf([() => import('./ClonePage')], ({ ClonePage }) => typePage(types, ClonePage));
    Object.assign(pages, more?.pages);
  }
  return pages;
}
