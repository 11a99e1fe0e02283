import { useSearchParams } from 'shared-kit/router';
import { MyChanges } from 'shared-kit/shared-screens/activity/MyChanges';
import { NewProperty } from 'shared-kit/shared-screens/properties/PropertyListPage';
import { propertyColumns, PropertyTable } from 'shared-kit/shared-screens/properties/PropertyTable';
import { DASHBOARD_TABS, type DashboardTab } from 'shared-kit/rules/tabs';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Tabs } from 'shared-kit/ui/tabs/Tabs';
import css from './dashboard.module.css';
import { GroupPages, useGroupPages } from './GroupPages';
import { PropertyGrid } from './PropertyGrid';
import { useDashboardTab } from './useDashboardTab';

const COLUMNS = [propertyColumns.name, propertyColumns.type];
const GROUP_LINE = 'Your rights are for the whole group, not for single properties: these are your pages.';
const TABS = DASHBOARD_TABS.map(({ tab, label }) => ({ key: tab, label }));

/** / for signed-in people: their properties as cards or as a list, or the group's pages for those without any (document 1 §2, P-062 to P-065). */
export default function DashboardPage() {
  const tab = useDashboardTab();
  const pages = useGroupPages();
  const [, setParams] = useSearchParams();
  const showTab = (next: DashboardTab) => setParams({ tab: next }, { replace: true });
  const actions = (
    <>
      <NewProperty type="restaurant" />
      <NewProperty type="hotel" tone="primary" />
    </>
  );
  return (
    <>
      <PageHead
        title="Dashboard"
        line={pages.length > 0 ? GROUP_LINE : 'Choose a property to work on its public site.'}
        actions={actions}
      />
      {pages.length > 0 && <GroupPages pages={pages} />}
      <Tabs label="Properties as" tabs={TABS} value={tab} onChange={showTab}>
        {tab === 'list' ? (
          <PropertyTable columns={COLUMNS} />
        ) : (
          <PropertyGrid key={tab} {...(tab === 'grid-hotel' && { type: 'hotel' as const })} />
        )}
      </Tabs>
      <div className={css.changes}>
        <MyChanges />
      </div>
    </>
  );
}
