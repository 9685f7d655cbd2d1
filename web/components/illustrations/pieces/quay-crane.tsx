import { type Placed, placed } from './placed.ts'

/** A quay crane on its rails at y, boom to the right, with or without a container. */
export function QuayCrane({ loaded = false, ...place }: Placed & { loaded?: boolean }) {
  return (
    <g transform={placed(place)} fill="none" stroke="var(--d2)">
      <path d="M-28-134l51-46L90-134M23-180l117 46" strokeWidth="1.4" />
      <path d="M10-134l13-46 17 46" strokeWidth="3" />
      <path d="M2 0v-130M44 0v-130M2-54h42M2-92h42" strokeWidth="5" />
      <path d="M2-54L44-92M44-54L2-92M2-92l42-38M44-92L2-130" strokeWidth="1.4" />
      <path d="M-32-131h180" strokeWidth="7" />
      <path d="M-32-136h180" strokeWidth="1.4" strokeDasharray="1.4 7" />
      <path d="M-26-150h34v15h-34z" fill="var(--d1)" stroke="none" />
      <path d="M-22-146h20" stroke="var(--blank)" strokeWidth="4" strokeDasharray="5 3" />
      <path d="M-6-3h16M36-3h16" strokeWidth="6" stroke="var(--d1)" />
      <path d="M96-128h18v6H96zM88-124h7v9h-7z" fill="var(--a1)" stroke="none" />
      {loaded && (
        <>
          <path d="M99-122v36M111-122v36" stroke="var(--d1)" strokeWidth="1.2" />
          <path d="M90-86h30v3H90z" fill="var(--d1)" stroke="none" />
          <path d="M89-83h32v13H89z" fill="var(--a1)" stroke="none" />
          <path d="M92-76.5h26" stroke="var(--blank)" strokeWidth="7" strokeDasharray="1.4 3" opacity=".4" />
        </>
      )}
    </g>
  )
}
