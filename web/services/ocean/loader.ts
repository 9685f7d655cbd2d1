import type { LoaderFunctionArgs } from 'react-router'
import { withLessonAndData } from '#web/language/lessons-at.ts'
import { requestOf } from '#web/page/page-request.ts'
import { readCarriers, readServices } from './read.ts'

const lessons = ['forms', 'gate', 'prices', 'tariffs', 'requests', 'ocean'] as const

/** The carriers, which every search page needs from the server. */
export const loadCarriers = async ({ context }: LoaderFunctionArgs) => ({
  carriers: await readCarriers(requestOf(context).api),
})

export const learnWithCarriers = withLessonAndData<Awaited<ReturnType<typeof loadCarriers>>>(...lessons)

export const loadLines = async ({ context }: LoaderFunctionArgs) => {
  const { api } = requestOf(context)
  const [carriers, services] = await Promise.all([readCarriers(api), readServices(api)])
  return { carriers, services }
}

export const learnWithLines = withLessonAndData<Awaited<ReturnType<typeof loadLines>>>(...lessons)
