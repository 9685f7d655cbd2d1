import * as calls from '#contract/addresses.ts'
import { addressProblems } from '#domain/addresses/address-entry.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { AddressDeps } from './deps.ts'
import {
  addressTemplate,
  exportAddresses,
  importAddresses,
  importProblems,
  readAddressSheet,
} from './import-addresses.ts'
import { addAddress, changeAddress, removeAddress } from './keep-addresses.ts'
import { addressEntries, listAddresses, readAddress } from './read-addresses.ts'

export const addressEndpoints = (deps: AddressDeps): readonly Endpoint[] => [
  endpoint(calls.listAddresses, (input) => listAddresses(deps, input)),
  endpoint(calls.addressEntries, (input) => addressEntries(deps, input)),
  endpoint(calls.readAddress, (input) => readAddress(deps, input)),
  endpoint(calls.addAddress, (input) => addAddress(deps, input), addressProblems),
  endpoint(calls.changeAddress, (input) => changeAddress(deps, input), addressProblems),
  endpoint(calls.removeAddress, (input) => removeAddress(deps, input)),
  endpoint(calls.readAddressSheet, (input) => readAddressSheet(deps, input)),
  endpoint(calls.importAddresses, (input) => importAddresses(deps, input), importProblems),
  endpoint(calls.addressTemplate, addressTemplate),
  endpoint(calls.exportAddresses, (input) => exportAddresses(deps, input)),
]
