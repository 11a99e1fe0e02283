(() => {
  // Out of the address before anything else can read it there, or pass it on.
  const address = new URL(location.href);
  let arriving = address.searchParams.get('token');
  if (arriving !== null) {
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address.href);
  }
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  document.documentElement.dataset.theme =
    kept('innkeeper.theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const get = (address) =>
    fetch(address, { cache: 'no-cache' }).then((answer) =>
      answer.ok ? answer.json() : Promise.reject(new Error(`${address} answered ${answer.status}`)),
    );
  let config;
  const tidy = ({ apiBase }) => (apiBase || '/api').replace(/\/+$/, '');
  const early = (window.innkeeper = {
    get config() {
      if (!config) {
        config = get('/config.json');
        // The next page asks the API before it has read the settings.
        config.then((settings) => localStorage.setItem('innkeeper.api', tidy(settings))).catch(() => undefined);
      }
      return config;
    },
    takeToken() {
      const taken = arriving;
      arriving = null;
      return taken;
    },
  });
  const token = kept('innkeeper.token');
  if (!token && !arriving) return;
  const base = early.config.then(tidy, () => '/api');
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  early.calls = {};
  const call = (address) => {
    if (early.calls[address]) return;
    const signal = AbortSignal.timeout(30000);
    early.calls[address] = base.then((start) => fetch(start + address, { headers, cache: 'no-store', signal }));
    early.calls[address].catch(() => undefined);
  };
  const preload = (href) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  };
  __SITE_FILES__.forEach(preload);
  // Who arrives with a token is not known yet, and neither is what they load.
  if (arriving) return;
  // Files of remotes are read by the site, which tells a slow line from a dead one.
  early.files = {};
  const ask = (file) => {
    early.files[file] = fetch(file, { credentials: 'omit' });
    early.files[file].catch(() => undefined);
  };
  const path = location.pathname.split('/');
  ['/profile', '/profile/permissions?per_page=2000', '/notifications?per_page=1'].forEach(call);
  const fits = (route) => {
    const parts = route.path.split('/');
    return parts.length === path.length && parts.every((part, at) => part === path[at] || (part[0] === ':' && path[at]));
  };
  const fixed = (route) => route.path.split('/').filter((part) => part[0] !== ':').length;
  const all = (routes) => routes.flatMap((route) => [route, ...all(route.children || [])]);
  early.registry = fetch(`${kept('innkeeper.api') || '/api'}/remotes/registry`, { headers, cache: 'no-cache' });
  const registry = early.registry.then((answer) =>
    answer.ok ? answer.clone().json() : get('/remotes/registry.json').then((data) => ({ data })),
  );
  registry.then(
    ({ data }) => {
      const [best] = data.remotes
        .flatMap((remote) =>
          all(remote.routes)
            .filter((route) => route.page && fits(route))
            .map((route) => ({ remote, route })),
        )
        .sort((a, b) => fixed(b.route) - fixed(a.route));
      if (!best) return;
      const { remote, route } = best;
      const folder = new URL(remote.base || `/remotes/${remote.name}/${remote.version}/`, location.origin).href;
      ask(folder + remote.entry);
      [...remote.app, ...(remote.pages[route.page] || [])].forEach((file) => ask(folder + file));
      const places = route.path.split('/');
      const property = path[places.findIndex((part) => part === ':hotelid' || part === ':restaurantId')];
      if (property) call(`/properties/${property}`);
      if (location.search) return;
      const value = (name) => path[places.indexOf(name)] || name;
      (route.firstCalls || []).forEach((address) => call(address.replace(/:[A-Za-z]+/g, value)));
    },
    () => undefined,
  );
})();
