import { useSearchParams } from 'react-router'
import { asHomePort, type HomePort } from '#domain/places/home-ports.ts'

/** The port in the URL; the other parameters stay. */
export function usePortParam() {
  const [params, setParams] = useSearchParams()
  const port = asHomePort(params.get('port'))
  const choose = (next: HomePort | undefined) => {
    const changed = new URLSearchParams(params)
    if (next) changed.set('port', next)
    else changed.delete('port')
    setParams(changed, { preventScrollReset: true })
  }
  return { port, choose }
}
