import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import controlConfig from '../control/webpack.config.mjs';
import { openBrowser } from './browser.mjs';
import { composition, printComposition } from './composition.mjs';
import { countLoad, timeLoad, untilShown } from './load.mjs';
import { median } from './numbers.mjs';
import { grantManyPermissions, permissionTasks } from './permissions.mjs';
import { newDataFolder, removeDataFolder, signInTo, startProduct } from './product.mjs';
import { judge, printTable } from './targets.mjs';
import { longListTasks, warmFormTimes } from './work.mjs';

const file = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const ROUNDS = 7;

async function buildControl() {
  const config = /** @type {import('webpack').Configuration} */ (await controlConfig());
  /** @type {import('webpack').Stats} */
  const stats = await new Promise((resolve, reject) =>
    webpack(config, (error, result) => (result ? resolve(result) : reject(error))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

async function prepare(address) {
  const api = await signInTo(address);
  const { data } = await api.get('/properties?name=i%25%25Marchmont&per_page=1');
  const list = `/hotels/${data[0].id}/specials`;
  const { data: specials } = await api.get(
    `/properties/${data[0].id}/specials?per_page=1&order_by=sort_index:ASC&archived=false`,
  );
  return { token: api.token, property: data[0].id, list, form: `${list}/${specials[0].id}/edit` };
}

/** Times the list of both builds alternately, so that whatever slows the machine slows both. */
async function timeLists(browser, sites) {
  const times = sites.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { address, token, list }] of sites.entries()) {
      times[index].push(await timeLoad(browser, { url: address + list, token, untilShown: untilShown.list }));
    }
  }
  return times.map((loads) => ({ wall: median(loads.map(({ wall }) => wall)), cpu: median(loads.map(({ cpu }) => cpu)) }));
}

async function measure(browser, product, control) {
  const { address, token, list, form } = product;
  const signInLoad = await countLoad(browser, { url: `${address}/`, untilShown: untilShown.signIn });
  const listLoad = await countLoad(browser, { url: address + list, token, untilShown: untilShown.list });
  const formLoad = await countLoad(browser, { url: address + form, token, untilShown: untilShown.form });
  const controlLoad = await countLoad(browser, {
    url: control.address + control.list,
    token: control.token,
    untilShown: untilShown.list,
  });
  const [times, controlTimes] = await timeLists(browser, [product, control]);
  const rights = await permissionTasks(browser, { url: address + product.permissions, token });
  const rows = await longListTasks(browser, { url: address + list, token });
  const warm = await warmFormTimes(browser, {
    url: address + list,
    token,
    row: 'tbody th[scope=row] a',
    back: (page) => page.goBack(),
  });
  const bare = await warmFormTimes(browser, {
    url: `${control.address}/bare.html?property=${control.property}`,
    token: control.token,
    row: 'tbody th button',
    back: (page) => page.getByRole('button', { name: 'Back' }).click(),
  });
  const problems = [...signInLoad.problems, ...listLoad.problems, ...formLoad.problems];
  return {
    signIn: signInLoad,
    list: listLoad,
    form: formLoad,
    control: { list: controlLoad, times: controlTimes },
    times,
    rights,
    rows,
    warm,
    bare,
    problems,
  };
}

/**
 * Measures everything, prints the table and writes `e2e/bench/result.json`.
 * @param {{parts: boolean}} options whether to report also which packages the bytes come from
 * @returns {Promise<number>} the number of missed targets
 */
export async function runBench({ parts: withParts }) {
  await buildControl();
  const dataDir = newDataFolder();
  const controlDir = newDataFolder();
  const cleanups = [async () => removeDataFolder(dataDir), async () => removeDataFolder(controlDir)];
  try {
    const product = await startProduct({ port: await freePort(), dataDir });
    cleanups.unshift(product.stop);
    const control = await startProduct({ port: await freePort(), dataDir: controlDir, siteDir: file('dist') });
    cleanups.unshift(control.stop);
    const browser = await openBrowser();
    cleanups.unshift(() => browser.close());
    const [productSite, controlSite] = await Promise.all(
      [product.address, control.address].map(async (address) => ({ address, ...(await prepare(address)) })),
    );
    const permissions = `/users/${await grantManyPermissions(await signInTo(product.address))}/edit`;
    const measured = await measure(browser, { ...productSite, permissions }, controlSite);
    const lines = judge(measured);
    const parts = withParts ? await composition(measured) : {};
    writeFileSync(file('result.json'), JSON.stringify({ lines, parts, measured }, null, 2));
    printComposition(parts);
    printTable(lines);
    for (const problem of measured.problems) console.log(`console: ${problem}`);
    return lines.filter(({ holds }) => !holds).length;
  } finally {
    for (const cleanUp of cleanups) await cleanUp();
  }
}
