export function Kbd({ name }: { name: string }) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-md border border-hairline border-b-2 bg-surface px-1.5 font-sans text-meta font-medium text-ink">
      {name}
    </kbd>
  );
}
