import { useEffect, useId, useRef, useState, type ComponentType, type FormEvent, type KeyboardEvent } from 'react';
import type { Range } from 'quill';
import { completeAddress, isAddress } from '../../rules/links';
import { NOT_ADDRESS } from '../../rules/validation/messages';
import { hasModifier } from '../../ui/hasModifier';
import { isComposing } from '../../ui/input/isComposing';
import * as icons from './icons';
import styles from './richText.module.css';

export type Format = 'undo' | 'redo' | 'bold' | 'italic' | 'underline' | 'list' | 'code' | 'clean' | 'link';

interface Tool {
  label: string;
  Icon: ComponentType;
  format: Format;
  value?: (formats: Record<string, unknown>) => unknown;
  pressed?: (formats: Record<string, unknown>) => boolean;
}

const markTool = (format: Format, label: string, Icon: ComponentType): Tool => ({
  label,
  Icon,
  format,
  value: (formats) => !formats[format],
  pressed: (formats) => Boolean(formats[format]),
});

const listTool = (kind: 'bullet' | 'ordered', label: string, Icon: ComponentType): Tool => ({
  label,
  Icon,
  format: 'list',
  value: (formats) => (formats.list === kind ? false : kind),
  pressed: (formats) => formats.list === kind,
});

/** The order of document 1 §9; link and unlink come between the last two groups. */
const GROUPS: Tool[][] = [
  [
    { label: 'Undo', Icon: icons.UndoIcon, format: 'undo' },
    { label: 'Redo', Icon: icons.RedoIcon, format: 'redo' },
  ],
  [
    markTool('bold', 'Bold', icons.BoldIcon),
    markTool('italic', 'Italic', icons.ItalicIcon),
    markTool('underline', 'Underline', icons.UnderlineIcon),
  ],
  [listTool('bullet', 'Bulleted list', icons.BulletsIcon), listTool('ordered', 'Numbered list', icons.NumbersIcon)],
  [{ label: 'Remove format', Icon: icons.RemoveFormatIcon, format: 'clean' }],
];

interface Props {
  labelId: string;
  formats: Record<string, unknown>;
  apply: (format: Format, value: unknown) => void;
  link: () => { href: string; range: Range };
  setLink: (href: string, range: Range) => void;
}

/** Left and right arrows move between the buttons, so that the toolbar is a single Tab stop. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (index < 0 || hasModifier(event)) return;
  const next = buttons[(index + (event.key === 'ArrowRight' ? 1 : -1) + buttons.length) % buttons.length];
  event.preventDefault();
  buttons.forEach((button) => (button.tabIndex = button === next ? 0 : -1));
  next?.focus();
}

/** The toolbar of the rich-text editor, with its own small form for the address of a link. */
export function Toolbar({ labelId, formats, apply, link, setLink }: Props) {
  const [editedLink, setEditedLink] = useState<{ href: string; range: Range } | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (range: Range, href: string | null) => {
    if (href) setLink(href, range);
    else opener.current?.focus();
    setEditedLink(null);
  };
  const renderTool = (tool: Tool, { isTabStop = false } = {}) => (
    <button
      key={tool.label}
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={tool.label}
      title={tool.label}
      aria-pressed={tool.pressed?.(formats)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => apply(tool.format, tool.value?.(formats))}
    >
      <tool.Icon />
    </button>
  );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons inside take the focus, the bar does not */}
      <div className={styles.bar} role="toolbar" aria-label="Formatting" aria-describedby={labelId} onKeyDown={moveFocus}>
        {GROUPS.map((tools, group) => (
          <span key={tools[0]?.label}>
            {tools.map((tool, index) => renderTool(tool, { isTabStop: group === 0 && index === 0 }))}
          </span>
        ))}
        <span>
          <button
            ref={opener}
            type="button"
            tabIndex={-1}
            aria-label="Link"
            title="Link"
            aria-expanded={editedLink !== null}
            onClick={() => setEditedLink(link())}
          >
            <icons.LinkIcon />
          </button>
          <button
            type="button"
            tabIndex={-1}
            aria-label="Unlink"
            title="Unlink"
            // Not disabled: it may be where the Tab key enters the toolbar.
            aria-disabled={!formats.link}
            onClick={() => formats.link && apply('link', false)}
          >
            <icons.UnlinkIcon />
          </button>
        </span>
        <span>{renderTool(markTool('code', 'Code', icons.CodeIcon))}</span>
      </div>
      {editedLink && (
        // Pressing 'Link' inside another link starts afresh.
        <LinkForm key={editedLink.href} initialHref={editedLink.href} onDone={(href) => close(editedLink.range, href)} />
      )}
    </>
  );
}

/** An address as the product accepts it everywhere (OP-137), or a place on the same page; null for any other text. */
function parseAddress(typed: string): string | null {
  const address = completeAddress(typed);
  return isAddress(address) || /^#[^\s#]+$/.test(address) ? address : null;
}

function LinkForm({ initialHref, onDone }: { initialHref: string; onDone: (href: string | null) => void }) {
  const [href, setHref] = useState(initialHref);
  const [refusals, setRefusals] = useState(0);
  const isRefused = refusals > 0;
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  // The address is what the person wants to type next, after pressing 'Link' and again after a refusal.
  useEffect(() => input.current?.focus(), [refusals]);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const typed = href.trim();
    const address = parseAddress(typed);
    if (typed === '' || address !== null) onDone(address);
    else setRefusals(refusals + 1);
  };
  return (
    // Not a <form>: the editor is already inside one.
    <div className={styles.link}>
      <input
        ref={input}
        className={styles.href}
        aria-label="Address of the link"
        aria-invalid={isRefused}
        aria-describedby={isRefused ? errorId : undefined}
        placeholder="https://"
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') submit(event);
          else if (event.key === 'Escape') onDone(null);
        }}
      />
      <button type="button" onClick={submit}>
        Set link
      </button>
      <button type="button" onClick={() => onDone(null)}>
        Cancel
      </button>
      {isRefused && (
        // A new one for each refusal, so that each is announced.
        <p key={refusals} id={errorId} role="alert">
          {NOT_ADDRESS}
        </p>
      )}
    </div>
  );
}
