import { useSearchParams } from 'react-router'
import { asHomePort, type HomePort } from '#web/services/shared/home-ports.ts'

/** The port that is looked at stands in the address; whatever else is asked there stays. */
export function usePortInAddress() {
  const [query, setQuery] = useSearchParams()
  const port = asHomePort(query.get('port'))
  const choose = (next: HomePort | undefined) => {
    const address = new URLSearchParams(query)
    if (next) address.set('port', next)
    else address.delete('port')
    setQuery(address, { preventScrollReset: true })
  }
  return { port, choose }
}
