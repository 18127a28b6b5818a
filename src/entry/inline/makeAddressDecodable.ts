import { decodableAddress } from '../../lib/address/startAddress'

/** Escapes what the router cannot decode. */
export function makeAddressDecodable() {
  const { pathname, search, hash } = location
  const address = decodableAddress(pathname) + search + decodableAddress(hash)
  if (address !== pathname + search + hash) history.replaceState(history.state, '', address)
}
