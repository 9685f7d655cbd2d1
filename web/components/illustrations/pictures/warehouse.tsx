import { Lorry } from '#web/components/illustrations/pieces/lorry.tsx'

export const warehouse = (
  <>
    <path d="M0 150q60-40 130-24t190-30v64H0z" fill="var(--d6)" />
    <path d="M18 76L150 44l132 32v92H18z" fill="var(--d5)" />
    <path d="M8 78L150 42l142 36v-9L150 32 8 69z" fill="var(--d2)" />
    <path d="M30 88h240" stroke="var(--d4)" strokeWidth="8" strokeDasharray="24 6" />
    <path d="M18 104h264" stroke="var(--d4)" strokeWidth="1.6" />
    <path d="M34 116h44v52H34zM96 116h44v52H96zM158 116h44v52h-44zM220 116h44v52h-44z" fill="var(--blank)" />
    <path d="M34 116h44v34H34zM220 116h44v42h-44z" fill="var(--d3)" />
    <path
      d="M34 122h44m-44 7h44m-44 7h44m-44 7h44m142-21h44m-44 7h44m-44 7h44m-44 7h44m-44 7h44"
      stroke="var(--d5)"
      strokeWidth="1.6"
    />
    <path d="M100 148h16v20h-16zM118 140h18v28h-18zM164 152h14v16h-14z" fill="var(--a1)" />
    <path d="M108 148v8m19-16v10m44 2v6" stroke="var(--blank)" strokeWidth="3" />
    <path d="M30 110h52v6H30zM92 110h52v6H92zM154 110h52v6h-52zM216 110h52v6h-52z" fill="var(--d1)" />
    <path d="M0 168h320v32H0z" fill="var(--d4)" />
    <path d="M88 168v32m62-32v32m62-32v32" stroke="var(--blank)" strokeWidth="2" strokeDasharray="6 5" />
    <Lorry x={166} y={192} size={0.82} />
    <path d="M40 192h34l4-10-10-16H54v10H40z" fill="var(--a1)" />
    <path d="M58 170h8l6 10H58z" fill="var(--blank)" />
    <path d="M38 152h4v40h-4zM12 188h26v3H12z" fill="var(--d1)" />
    <path d="M14 168h22v20H14z" fill="var(--d2)" />
    <circle cx="48" cy="193" r="6" fill="var(--d1)" />
    <circle cx="70" cy="193" r="6" fill="var(--d1)" />
  </>
)
