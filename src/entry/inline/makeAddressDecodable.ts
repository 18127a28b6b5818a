import { decodableAddress } from '../../lib/address/startAddress'

/** Makes the address of the page one that the router can decode. */
export function makeAddressDecodable() {
  const { pathname, search, hash } = location
  const address = decodableAddress(pathname) + search + decodableAddress(hash)
  if (address !== pathname + search + hash) history.replaceState(history.state, '', address)
}
