import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from './session-state.ts'

/** Goes home when the session has ended; the message stays on the screen. */
export function SessionEnd() {
  const ends = useSession(({ sessionEnds }) => sessionEnds)
  const navigate = useNavigate()
  useEffect(() => {
    if (ends > 0) void navigate('/')
  }, [ends, navigate])
  return null
}
