import ipaddr from 'ipaddr.js';

/** The bits that name a network of IPv6: the smallest that a provider gives to a customer. */
const NETWORK_BITS = 64;

/** Some proxies report the port too, which differs for every connection: `203.0.113.7:1024`, `[2001:db8::1]:1024`. */
const withoutPort = (reported: string): string => {
  const [, ipv6, ipv4] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(reported) ?? [];
  return ipv6 ?? ipv4 ?? reported;
};

/**
 * Who is counted as one caller: an IPv4 address, or the network of an IPv6 address, whose owner can use another of its
 * 2^64 addresses for every call.
 * @param reported the caller's address, as the connection or a trusted proxy reports it
 */
export function networkOf(reported: string): string {
  const text = withoutPort(reported);
  if (!ipaddr.isValid(text)) return text;
  // A socket that listens for both reports IPv4 addresses inside IPv6 ones: `process` extracts them.
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${NETWORK_BITS}`);
  return `${network.toString()}/${NETWORK_BITS}`;
}
