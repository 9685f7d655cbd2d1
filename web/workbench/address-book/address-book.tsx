import { useSearchParams } from 'react-router'
import { Gate } from '#web/components/gate/gate.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { AddressImport } from './address-import.tsx'
import { AddressList } from './address-list.tsx'
import { EditAddress } from './edit-address.tsx'
import { NewAddress } from './new-address.tsx'

export const loader = () => null
const namespaces = ['addresses'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

/** The list, one entry, a new one or an import; the URL says which. */
export default function AddressBookPage() {
  const [searchParams] = useSearchParams()
  const entry = searchParams.get('entry')
  const show = searchParams.get('show')
  if (show === 'new' || show === 'import')
    return <Gate permission="keep-addresses">{show === 'new' ? <NewAddress /> : <AddressImport />}</Gate>
  return (
    <Gate permission="read-addresses">
      {entry ? <EditAddress key={entry} id={entry} /> : <AddressList />}
    </Gate>
  )
}
