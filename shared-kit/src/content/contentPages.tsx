import type { ComponentType } from 'react';
import { useLocation } from 'shared-kit/router';
import { compositePage, type Pages } from '../remote/pages';
import { pageKeys, type Content } from './contentRoutes';
import type { ContentItem, ContentType } from './contentType';

type AnyType = ContentType<ContentItem>;

/**
 * The type that the address names, among those that share a page.
 * @throws Error when it names none, which the route table prevents
 */
function typeInPath(types: readonly AnyType[], pathname: string): AnyType {
  const pathBelowProperty = `${pathname.split('/').slice(3).join('/')}/`;
  const found = types.find(({ path }) => pathBelowProperty.startsWith(`${path}/`));
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
 * The pages of a remote's content types: the form of each, and the usual list and clone page or those that replace them. Their code is
 * loaded when they are first shown.
 */
export function contentPages(content: readonly Content[]): Pages {
  const pages: Pages = {};
  for (const { type, list, clone, form, more } of content) {
    const types = content.map((other) => other.type).filter(({ resource }) => resource === type.resource);
    const keys = pageKeys(type.resource);
    pages[keys.list] = list ?? compositePage([() => import('./ListPage')], ({ ListPage }) => typePage(types, ListPage));
    pages[keys.form] = compositePage([() => import('./FormPage'), form], ({ FormPage }, { default: fields }) =>
      typePage(types, (props) => <FormPage {...props} form={fields} />),
    );
    if (type.clones)
      pages[keys.clone] = clone ?? compositePage([() => import('./ClonePage')], ({ ClonePage }) => typePage(types, ClonePage));
    Object.assign(pages, more?.pages);
  }
  return pages;
}
