import type { Lesson } from './messages.ts'
import { shownVoice } from './shown-voice.ts'

const lessonsByPath: Readonly<Record<string, readonly Lesson[]>> = {
  '/login': ['forms', 'session'],
  '/workbench': ['forms', 'gate', 'workbench'],
  '/invitation': ['forms', 'gate', 'workbench'],
}

/** What a page must have learnt before it is first drawn, beside what every page says: all under a path alike. */
export const lessonsAt = (path: string): readonly Lesson[] =>
  lessonsByPath[path.toLowerCase().replace(/(?<=.)\/.*$/, '')] ?? []

/** Coming from another page in the browser. */
export const withLesson =
  (...wanted: readonly Lesson[]) =>
  async (): Promise<null> => {
    await Promise.all(wanted.map((lesson) => shownVoice().learn(lesson)))
    return null
  }
