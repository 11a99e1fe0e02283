import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The groups that name a network of 64 bits: the smallest that a provider gives to a customer. */
const NETWORK_GROUPS = 4;

/** Some proxies report the port too, which is another one for every connection: `203.0.113.7:1024`, `[2001:db8::1]:1024`. */
const withoutPort = (reported: string): string => {
  const [, ipv6, ipv4] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(reported) ?? [];
  return ipv6 ?? ipv4 ?? reported;
};

const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');

/**
 * Who is counted as one caller: an IPv4 address, or the network of an IPv6 address, of whose 2^64 addresses its owner can use another
 * one for every call.
 * @param reported the caller's address, as the connection or a trusted proxy reports it
 */
export function networkOf(reported: string): string {
  const address = withoutPort(reported);
  if (!isIPv6(address)) return address;
  // The URL parser writes every address in its one shortest way. A zone (`%eth0`) is not part of it.
  const shortest = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  // An IPv4 address, as a socket reports it that listens for both.
  if (shortest.startsWith('::ffff:')) return shortest;
  const [head = [], tail] = shortest.split('::').map(groupsOf);
  const zeros = tail ? Array<string>(GROUPS - head.length - tail.length).fill('0') : [];
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
