import { decodableAddress } from '../../lib/address/startAddress'

/** Escapes the address so that the router can decode it. */
export function makeAddressDecodable() {
  const { pathname, search, hash } = location
  const address = decodableAddress(pathname) + search + decodableAddress(hash)
  if (address !== pathname + search + hash) history.replaceState(history.state, '', address)
}
