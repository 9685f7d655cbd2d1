import type { Lesson } from './messages.ts'
import { shownVoice } from './shown-voice.ts'

const lessonsByPath: Readonly<Record<string, readonly Lesson[]>> = { '/login': ['session'] }

/** What a page must have learnt before it is first drawn, beside what every page says. */
export const lessonsAt = (path: string): readonly Lesson[] =>
  lessonsByPath[path.toLowerCase().replace(/(?<=.)\/$/, '')] ?? []

/** Coming from another page in the browser. */
export const withLesson = (lesson: Lesson) => async (): Promise<null> => {
  await shownVoice().learn(lesson)
  return null
}
