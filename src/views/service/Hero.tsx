import { ServiceDrawing } from '../../components/ServiceDrawing/ServiceDrawing.tsx';
import { Title } from '../../components/Title/Title.tsx';
import type { Service } from '../../schemas/service.ts';
import styles from './Hero.module.css';

/** The service's name and, beside it, its drawing at full size. */
export function Hero({ service }: { service: Service }) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.say}>
        <Title>{service.title}</Title>
        <p className="lead">{service.lead}</p>
      </div>
      <div className={styles.drawing}>
        <ServiceDrawing name={service.drawing} />
      </div>
    </section>
  );
}
