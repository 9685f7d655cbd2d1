import { useEffect, useState } from 'react'

/** The seconds that are left by the clock, also after the tab was suspended. */
export function useCountdown(initialSeconds = 0) {
  const [left, setLeft] = useState(initialSeconds)
  const [end, setEnd] = useState(() => (initialSeconds === 0 ? 0 : Date.now() + initialSeconds * 1000))
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])
  const start = (seconds: number) => {
    setLeft(seconds)
    setEnd(Date.now() + seconds * 1000)
  }
  return { left, start }
}
