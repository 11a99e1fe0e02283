import { BRAND } from '../../rules/branding';
import { useSession } from '../../session';
import { Avatar } from '../../ui/badge/Avatar';
import { KeyholeMark } from '../../ui/badge/KeyholeMark';
import { IconButton } from '../../ui/button/IconButton';
import { DownIcon, LockIcon, SettingsIcon, MenuIcon, ThemeIcon, UserIcon } from '../../ui/icons/icons';
import { Anchor } from '../../ui/link/Anchor';
import { MenuButton } from '../../ui/overlay/MenuButton';
import { Breadcrumbs } from '../layout/Breadcrumbs';
import type { Crumb } from '../routes/crumbs';
import { switchTheme, useTheme } from '../theme/theme';
import { GoToProperty } from './GoToProperty';
import css from './Header.module.css';
import { logOut } from './logOut';
import { NotificationsLink } from './NotificationsLink';

const menu = [
  { label: 'Profile', href: '/profile', icon: <UserIcon /> },
  { label: 'Settings', href: '/settings', icon: <SettingsIcon /> },
  { label: 'Log Out', onSelect: logOut, icon: <LockIcon />, separated: true },
];

function UserMenu() {
  const { profile } = useSession();
  const { firstName = '', lastName = '' } = profile ?? {};
  const name = `${firstName} ${lastName}`.trim();
  return (
    <MenuButton label={`Your account, ${name}`} items={menu} className={css.user}>
      <Avatar firstName={firstName} lastName={lastName} onHeader />
      <span className={css.name} dir="auto">
        {name}
      </span>
      <DownIcon />
    </MenuButton>
  );
}

interface Props {
  crumbs: Crumb[];
  menuOpen: boolean;
  onMenu: () => void;
}

/** Brand, breadcrumbs, 'Go to a Property...', theme, notifications and the user menu (document 1 §2, Header). */
export function Header({ crumbs, menuOpen, onMenu }: Props) {
  const theme = useTheme();
  return (
    <header className={css.header}>
      <IconButton
        className={`${css.button} ${css.narrow}`}
        label="Menu"
        icon={<MenuIcon size={18} />}
        aria-expanded={menuOpen}
        aria-controls="menu"
        onClick={onMenu}
      />
      <Anchor href="/" className={css.brand}>
        <KeyholeMark size={24} />
        {BRAND}
      </Anchor>
      <Breadcrumbs crumbs={crumbs} placement="header" />
      <div className={css.end}>
        <GoToProperty />
        <IconButton
          className={css.button}
          label={`Switch to ${theme === 'dark' ? 'light' : 'dark'}`}
          icon={<ThemeIcon size={18} />}
          onClick={switchTheme}
        />
        <NotificationsLink />
        <UserMenu />
      </div>
    </header>
  );
}
