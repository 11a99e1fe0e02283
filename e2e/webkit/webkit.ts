import { caller, signInAt } from '../support/api';
import { people } from '../support/people';
import { startProduct, temporaryFolder } from '../support/product';
import { startWebKit } from './driver';
import { signInBy, story } from './story';
import { walk } from './walk';

/**
 * The site in WebKit, the engine of Safari: every page once wide and once narrow, and the things that a person does
 * most.
 * @throws Error if this machine has neither Safari nor WebKitGTK
 */
export async function webkit(): Promise<{ pages: number; problems: string[] }> {
  const { folder, remove } = temporaryFolder();
  const endings: (() => unknown)[] = [remove];
  try {
    const browser = await startWebKit();
    endings.unshift(browser.close);
    const product = await startProduct(folder);
    endings.unshift(product.stop);
    const api = caller(product.address, await signInAt(product.address, people.admin));
    await signInBy(browser, product.address);
    const { pages, problems } = await walk(browser, api);
    return { pages, problems: [...problems, ...(await story(browser, api, product.address, folder))] };
  } finally {
    for (const end of endings) await end();
  }
}
